import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { formatPercent } from '~/shared/format/percent';
import { copy } from '../copy';

/** Two decimals: availability lives behind the second nine. */
export const shownPercent = (percent: number | null) => (percent === null ? MISSING : formatPercent(percent, 2));

export const shownMs = (ms: number | null) => (ms === null ? MISSING : copy.ms(formatCount(Math.round(ms))));
