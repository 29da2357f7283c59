import { GitCommitVertical, Table2 } from 'lucide-react';
import { Segments } from '~/shared/ui/form/segments';
import { STORY_VIEW, TABLE_VIEW, VIEWS } from '../copy';
import type { Question } from './question';

interface ViewSwitchProps {
  view: Question['view'];
  onView: (view: Question['view']) => void;
}

const SEGMENTS = [
  { value: undefined, label: TABLE_VIEW, icon: Table2 },
  { value: 'historia', label: STORY_VIEW, icon: GitCommitVertical },
] as const;

/** Two ways to read one answer. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return <Segments<Question['view']> label={VIEWS} segments={SEGMENTS} value={view} onChange={onView} />;
}
