import { Badge } from '~/shared/ui/feedback/badge';
import { copy } from '../copy';

export const LEVEL_TONES = {
  down: 'danger',
  failure: 'danger',
  degraded: 'warning',
  well: 'success',
  pending: 'neutral',
} as const;

/** From the worst on; 'down' does not answer, 'pending' has not yet. */
export type Level = keyof typeof LEVEL_TONES;

/** 'Caído', 'Falla', 'Degradado' or 'Sano'. */
export function LevelBadge({ level }: { level: Level }) {
  return <Badge tone={LEVEL_TONES[level]}>{copy.levels[level]}</Badge>;
}
