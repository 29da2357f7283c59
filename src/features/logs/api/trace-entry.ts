/** One line of the log: free members, of any type, under any name. Read it by own keys alone. */
export type TraceEntry = Readonly<Record<string, unknown>>;

/** Texts of an option list (spec 7.2); an answer that is not a list gives none. */
export function parseOptions(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return [...new Set(answer.filter((option) => typeof option === 'string' && option.trim() !== ''))];
}
