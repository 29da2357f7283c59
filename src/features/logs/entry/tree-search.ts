import type { Task } from '~/shared/hooks/tasks';
import { isContainer, keyText, type Spot, treeRows, valueText } from './json-tree';

export interface TreeMatches {
  found: TreeMatch[];
  /** Whether there may be more. */
  more: boolean;
}

export interface TreeMatch extends Spot {
  /** The objects and lists that it lies in, which must be open for it to be seen. */
  inside: () => object[];
}

/** More of them help nobody. */
const MOST = 1000;

/** Characters of a value that are looked at. */
const READ = 20_000;

/** An object or list on the way down. */
interface Step extends Spot {
  container: object;
  above: Step | undefined;
}

/** Looks for a text in keys and values as they are shown: what is masked is not found. Case does not matter. */
export function* searchTree(root: object, wanted: string, masked: boolean): Task<TreeMatches> {
  const found: TreeMatch[] = [];
  const text = wanted.trim().toLocaleLowerCase('es-MX');
  if (text === '') return { found, more: false };
  const holds = (shown: string) => shown.toLocaleLowerCase('es-MX').includes(text);
  let step: Step | undefined;
  for (const row of treeRows(root, () => true, masked, READ)) {
    while (step && step.container !== row.owner) step = step.above;
    const inKey = row.key !== undefined && typeof row.key === 'string' && holds(keyText(row.key, masked, READ));
    if (inKey || (!isContainer(row.value) && holds(valueText(row.value, READ)))) {
      if (found.length === MOST) return { found, more: true };
      const above = step;
      found.push({ owner: row.owner, key: row.key, inside: () => containersOf(above) });
    }
    if (isContainer(row.value)) step = { owner: row.owner, key: row.key, container: row.value, above: step };
    yield;
  }
  return { found, more: false };
}

function containersOf(step: Step | undefined): object[] {
  const containers: object[] = [];
  for (let at = step; at; at = at.above) containers.push(at.container);
  return containers;
}
