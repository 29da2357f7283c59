import type { ComponentProps } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from './empty-state';

interface EmptyCardProps extends ComponentProps<typeof EmptyState> {
  /** The one thing that fills it. */
  action?: string;
  onAct?: () => void;
}

/** What would stand here, in its place, and what can be done about it. */
export function EmptyCard({ action, onAct, ...state }: EmptyCardProps) {
  if (!action) {
    return (
      <Card>
        <EmptyState {...state} />
      </Card>
    );
  }
  return (
    <Card className="flex flex-col items-center pb-10">
      <EmptyState {...state} />
      <Button onClick={onAct}>{action}</Button>
    </Card>
  );
}
