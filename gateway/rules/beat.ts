import type { Probe } from './service';

/** A check as it is kept; moments are epoch ms. */
export interface StoredBeat {
  serviceId: string;
  at: number;
  /** How many instances were looked at, and how many of them answered. */
  asked: number;
  answered: number;
  responseMs: number | null;
  said: string | null;
  certificateEnds: number | null;
  instances: readonly { host: string; up: boolean }[];
}

/** What came of the checks of a service over a while. */
export interface BeatSums {
  averageMs: number | null;
  hour: Counted;
  day: Counted;
  month: Counted;
}

export interface Counted {
  asked: number;
  answered: number;
}

/** Who has said nothing for so many intervals is not looked at. */
const MISSED = 3;

const probeOf = ({ at, asked, answered, responseMs }: StoredBeat): Probe => ({
  ...{ at, up: answered > 0, responseMs },
  ...(answered > 0 && answered < asked && { partly: true }),
});

/** Checks with the places of those that did not come: one for each gap, and one of now where the last was long ago. */
export function probesOf(beats: readonly StoredBeat[], interval: number, now: number): Probe[] {
  const nobody = (at: number): Probe => ({ at, up: null, responseMs: null });
  const probes = beats.flatMap((beat, index) => {
    const before = beats[index - 1];
    const isLate = before !== undefined && beat.at - before.at > MISSED * interval;
    return isLate ? [nobody(before.at + interval), probeOf(beat)] : [probeOf(beat)];
  });
  const last = beats.at(-1);
  return last && now - last.at > MISSED * interval ? [...probes, nobody(now)] : probes;
}
