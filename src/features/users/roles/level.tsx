import { CircleSlash, Eye, Pencil } from 'lucide-react';
import type { LEVELS } from '~/session/what-roles-do';
import { copy } from './copy';

const ICONS = { none: CircleSlash, see: Eye, act: Pencil };

/** What may be done, as a sign and in words. */
export function LevelText({ level }: { level: (typeof LEVELS)[number] }) {
  const Icon = ICONS[level];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${level === 'none' ? 'text-muted' : ''}`}>
      <Icon aria-hidden className="size-3.5 shrink-0 max-xs:hidden" />
      {copy.levels[level]}
    </span>
  );
}
