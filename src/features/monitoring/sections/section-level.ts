import { Check, type LucideIcon, Minus, TriangleAlert, X } from 'lucide-react';
import type { Tone } from '~/shared/ui/feedback/tone';

/** How a section stands, in the summary of a server as in the fleet (spec 6.9). 'noData': empty under a green icon. */
export type SectionLevel = 'well' | 'degraded' | 'failure' | 'noData';

/** Tone and sign of a level; its words are in copy.lights. */
export const SECTION_LEVELS: Readonly<Record<SectionLevel, { tone: Tone; icon: LucideIcon }>> = {
  well: { tone: 'success', icon: Check },
  degraded: { tone: 'warning', icon: TriangleAlert },
  failure: { tone: 'danger', icon: X },
  noData: { tone: 'warning', icon: Minus },
};
