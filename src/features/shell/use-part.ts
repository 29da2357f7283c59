import { useEffect, useState } from 'react';

/**
 * A part of the page whose code loads when it is first wanted.
 * @param load imports it; a stable function
 * @param onMissing its file could not be had; the next time it is wanted it is asked for again
 */
export function usePart<Part>(wanted: boolean, load: () => Promise<Part>, onMissing: () => void): Part | null {
  const [part, setPart] = useState<{ is: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being wanted is the event
  useEffect(() => {
    if (!wanted || part) return;
    let left = false;
    load().then(
      (loaded) => !left && setPart({ is: loaded }),
      () => !left && onMissing(),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return part?.is ?? null;
}
