/** One line of the log: free members, of any type, under any name. Read it by own keys alone. */
export type TraceEntry = Readonly<Record<string, unknown>>;

/**
 * Entries of an answer of GET trace (D21): no data is no entry, what is no object is left out. The members are looked
 * at only when they are drawn, since an answer may hold many thousand entries.
 * @throws TypeError when the answer is not an object or its data is not a list
 */
export function parseTraces(answer: unknown): TraceEntry[] {
  if (answer === undefined || (typeof answer !== 'object' && answer !== null)) throw new TypeError('Not an object');
  const data = (answer as { data?: unknown } | null)?.data ?? [];
  if (!Array.isArray(data)) throw new TypeError('Data is not a list');
  return data.filter(isEntry);
}

function isEntry(item: unknown): item is TraceEntry {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

/** Texts of an option list (section 7); an answer that is not a list gives none. */
export function parseOptions(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return [...new Set(answer.filter((option) => typeof option === 'string' && option.trim() !== ''))];
}
