/** Hands a file to the browser's downloads. Works under a policy without blob: sources, for nothing loads it. */
export function download(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text to the browser as a file to keep. @param type its media type, for example application/json */
export function downloadText(fileName: string, text: string, type: string): void {
  download(fileName, [text], `${type};charset=utf-8`);
}

/**
 * The moment of a file's name, '2026-11-27T18-05-09', as clocks show it where its rows belong.
 * @param zone without one, this machine's
 */
export function fileStamp(at: Date, zone?: string): string {
  // Swedes write dates as ISO 8601 does.
  const text = at.toLocaleString('sv-SE', { timeZone: zone });
  return text.replace(' ', 'T').replaceAll(':', '-');
}

/** A name that every file system takes: letters, digits, dots and hyphens; the rest becomes a hyphen. */
export function fileNameOf(...parts: readonly string[]): string {
  const safe = parts
    .join('-')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return safe.replace(/[^\w.-]+/g, '-').slice(0, 120);
}
