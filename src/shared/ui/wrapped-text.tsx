import { wrapText } from '../lib/wrap-text';

/** A long reason or name in a cell, in lines of at most 30 characters (section 9, D52). */
export function WrappedText({ text }: { text: string }) {
  return <bdi className="whitespace-pre">{wrapText(text).join('\n')}</bdi>;
}
