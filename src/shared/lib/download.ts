/** Hands a text to the browser as a file to keep. @param type its media type, for example application/json */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Revoked at once, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name that every file system takes: letters, digits, dots and hyphens; the rest becomes a hyphen. */
export function fileNameOf(...parts: readonly string[]): string {
  const safe = parts
    .join('-')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return safe.replace(/[^\w.-]+/g, '-').slice(0, 120);
}
