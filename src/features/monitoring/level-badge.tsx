import { Badge } from '../../shared/ui/badge';
import { copy } from './copy';
import type { Assessment } from './reasons';

const tones = { failure: 'danger', degraded: 'warning', well: 'success' } as const;

/** 'Falla', 'Degradado' or 'Sano'. */
export function LevelBadge({ level }: { level: Assessment['level'] }) {
  return <Badge tone={tones[level]}>{copy.levels[level]}</Badge>;
}
