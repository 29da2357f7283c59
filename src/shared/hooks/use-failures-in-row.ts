import { useState } from 'react';

interface Counts {
  dataUpdatedAt: number;
  /** Failures of the query since it exists. */
  errorUpdateCount: number;
}

/** Failures since the last good answer; the query itself counts only those since it exists. */
export function useFailuresInRow({ dataUpdatedAt, errorUpdateCount }: Counts): number {
  const [good, setGood] = useState({ at: dataUpdatedAt, errors: errorUpdateCount });
  if (good.at !== dataUpdatedAt) {
    setGood({ at: dataUpdatedAt, errors: errorUpdateCount });
    return 0;
  }
  return errorUpdateCount - good.errors;
}
