import { wrapText } from '../format/wrap-text';

interface WrappedTextProps {
  text: string;
  /** 'whitespace-pre-line' where lines may give way to a narrow screen. */
  className?: string;
}

/** A long reason or name in a cell, in lines of at most 30 characters (spec 13.9). */
export function WrappedText({ text, className = 'whitespace-pre' }: WrappedTextProps) {
  return <bdi className={className}>{wrapText(text).join('\n')}</bdi>;
}
