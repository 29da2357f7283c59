/** Characters per line (spec 13.9). */
const LINE = 30;

interface WrappedTextProps {
  text: string;
  /** 'whitespace-pre-line' where lines may give way to a narrow screen. */
  className?: string;
}

/** A long reason or name in a cell, in lines of at most 30 characters (spec 13.9). */
export function WrappedText({ text, className = 'whitespace-pre' }: WrappedTextProps) {
  return <bdi className={className}>{wrapText(text).join('\n')}</bdi>;
}

/**
 * Cuts a text into lines of at most `width` characters (code points, so no surrogate pair is torn). Lines end at
 * spaces; a word longer than a line is cut. Line breaks of the text are kept.
 */
export function wrapText(text: string, width: number = LINE): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => wrapLine(line, Math.max(1, width)));
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current: string[] = [];
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const letters = Array.from(word);
    const fits = current.length + 1 + letters.length <= width;
    if (current.length > 0 && fits) {
      current.push(' ', ...letters);
      continue;
    }
    if (current.length > 0) lines.push(current.join(''));
    while (letters.length > width) lines.push(letters.splice(0, width).join(''));
    current = letters;
  }
  return [...lines, current.join('')];
}
