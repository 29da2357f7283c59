/** A member of a record that people change, as they read it. */
export interface ComparedField {
  name: string;
  label: string;
  show: (value: unknown) => string;
}

export interface Difference {
  name: string;
  label: string;
  was: string;
  theirs: string;
  mine: string;
}

type Whose = 'mine' | 'theirs';

interface Comparison {
  /** Both have changed it, each otherwise. */
  clashes: Difference[];
  /** Only one of them has, or both alike. */
  merged: (Difference & { whose: Whose })[];
}

export type Choices = Readonly<Partial<Record<string, Whose>>>;

const memberOf = (members: object, name: string): unknown => Reflect.get(members, name);

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What two people made of a record that both had opened as `was`. */
export function compareVersions(fields: readonly ComparedField[], was: object, theirs: object, mine: object) {
  const found: Comparison = { clashes: [], merged: [] };
  for (const { name, label, show } of fields) {
    const [before, saved, typed] = [memberOf(was, name), memberOf(theirs, name), memberOf(mine, name)];
    const [theyDid, iDid] = [!same(before, saved), !same(before, typed)];
    const difference = { name, label, was: show(before), theirs: show(saved), mine: show(typed) };
    if (theyDid && iDid && !same(saved, typed)) found.clashes.push(difference);
    else if (theyDid || iDid) found.merged.push({ ...difference, whose: theyDid ? 'theirs' : 'mine' });
  }
  return found;
}

/** The record with what was chosen for each clash, and what only one of them has changed. */
export function mergeVersions<T extends object>(
  fields: readonly ComparedField[],
  versions: { was: T; theirs: T; mine: T },
  choices: Choices,
): T {
  const { was, theirs, mine } = versions;
  const own = fields
    .map(({ name }) => name)
    .filter((name) => choices[name] === 'mine' || same(memberOf(was, name), memberOf(theirs, name)));
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, memberOf(mine, name)])) };
}
