import { Link2 } from 'lucide-react';
import { listCopy } from '~/shared/list/list-copy';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { copy } from './copy';

/** Puts the address of an open record on the clipboard; beside the ways to its neighbours. */
export function CopyLink({ address }: { address: string }) {
  const copyText = useCopy(listCopy);
  return (
    <Button variant="icon" aria-label={copy.link} title={copy.link} onClick={() => copyText(address)}>
      <Link2 aria-hidden className="size-5" />
    </Button>
  );
}
