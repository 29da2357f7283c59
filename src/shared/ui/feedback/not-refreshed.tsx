import { RETRY } from '../../copy';
import { Button } from '../button';
import { AlertBox } from './alert-box';

interface NotRefreshedProps {
  query: { data: unknown; error: unknown; isFetching: boolean };
  text: string;
  onRetry: () => void;
  className?: string;
}

/** Says above what is still shown that it could not be asked for anew. */
export function NotRefreshed({ query, text, onRetry, className = 'mb-3' }: NotRefreshedProps) {
  if (query.data === undefined || !query.error || query.isFetching) return null;
  return (
    <AlertBox
      variant="warning"
      className={className}
      actions={
        <Button size="sm" onClick={onRetry}>
          {RETRY}
        </Button>
      }
    >
      {text}
    </AlertBox>
  );
}
