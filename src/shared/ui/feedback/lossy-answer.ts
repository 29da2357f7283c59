import { createContext, useContext } from 'react';
import { LOSSY } from '../../copy';

/** Whether bytes of the answer that is shown within are none in its encoding. */
export const LossyAnswer = createContext(false);

/** What must go along with a text of that answer when it leaves the screen; undefined where all of it could be read. */
export function useLossyNote(): (text: string) => string | undefined {
  const lossy = useContext(LossyAnswer);
  return (text) => (lossy && isDamaged(text) ? LOSSY : undefined);
}

/** Whether characters stand in it that replace what could not be read. */
export function isDamaged(text: string): boolean {
  return text.includes('\uFFFD');
}

/** A text for people with the note as its last line. */
export function withNote(text: string, note: string | undefined): string {
  return note === undefined ? text : `${text}\n\n${note}\n`;
}
