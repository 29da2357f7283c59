/** What has been counted of something since the balancer was started. */
export interface Counted {
  requests: number;
  failures: number;
}

interface Sample {
  at: number;
  counts: ReadonlyMap<string, Counted>;
}

export interface Rate {
  perSecond: number;
  /** From 0 to 1; null of no request. */
  errors: number | null;
}

/** Counts are compared with what was counted at least this long before, and at most so long, ms. */
const LEAST = 4000;
const MOST = 60_000;

/** Tells rates of what has been counted between one look and an earlier one; the first look has none. */
export function createRates() {
  let samples: Sample[] = [];
  return (at: number, counts: ReadonlyMap<string, Counted>): ((name: string) => Rate | undefined) => {
    const earlier = samples.findLast((sample) => at - sample.at >= LEAST && at - sample.at <= MOST);
    const newest = samples.at(-1);
    if (!newest || at - newest.at >= 1000) samples = [...samples.filter((one) => at - one.at <= MOST), { at, counts }];
    return (name) => {
      const [was, is] = [earlier?.counts.get(name), counts.get(name)];
      // Fewer than before: it was started anew in between.
      if (!earlier || !was || !is || is.requests < was.requests) return undefined;
      const requests = is.requests - was.requests;
      const failures = Math.min(requests, Math.max(0, is.failures - was.failures));
      return { perSecond: (requests * 1000) / (at - earlier.at), errors: requests === 0 ? null : failures / requests };
    };
  };
}
