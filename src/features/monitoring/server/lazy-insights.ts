import { useEffect, useState } from 'react';

const load = () => import('./insights').then(({ insights }) => insights);

export type Insights = Awaited<ReturnType<typeof load>>;

let code: Insights | undefined;

/**
 * Movement and ticket, asked for while the report is. The report does not wait for them (spec 6.12).
 * @returns undefined until the code is there, null when it did not come
 */
export function useInsights(): Insights | null | undefined {
  const [found, setFound] = useState<Insights | null | undefined>(() => code);
  useEffect(() => {
    let here = true;
    load().then(
      (loaded) => {
        code = loaded;
        if (here) setFound(loaded);
      },
      () => here && setFound(null),
    );
    return () => {
      here = false;
    };
  }, []);
  return found;
}
