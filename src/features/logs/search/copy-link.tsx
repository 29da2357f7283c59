import { Link2 } from 'lucide-react';
import type { SearchParams } from '~/shared/address/search-params';
import { copyText } from '~/shared/files/clipboard';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { useLazyDialog } from '~/shared/ui/overlay/dialog-hooks';
import { copy } from '../copy';
import { linkTo, logsAddress, readLogsSearch } from './logs-search';

const LinkDates = lazyDialog(() => import('./link-dates').then((module) => module.LinkDates));

/** 'Copiar enlace': to what the table shows. A range of whole days asks whether it is meant fixed or relative. */
export function CopyLink({ search, current }: { search: SearchParams; current: () => SearchParams }) {
  const dialog = useLazyDialog();
  const toast = useToast();
  const { applied, filters, unread } = readLogsSearch(search);
  const asked = applied ?? filters;
  const range = unread.length === 0 && !asked.between ? asked.dateRange : undefined;

  const copyWith = async (dates: 'fixed' | 'relative') => {
    dialog.close();
    const copied = await copyText(logsAddress(linkTo(current(), dates)));
    if (copied) toast.show('success', copy.linkCopied);
    else toast.show('danger', copy.linkNotCopied);
  };

  return (
    <>
      <Button size="sm" onClick={() => (range ? dialog.show() : void copyWith('fixed'))}>
        <Link2 aria-hidden className="size-4" />
        {copy.copyLink}
      </Button>
      {range && dialog.count > 0 && (
        <LinkDates range={range} open={dialog.open} onClose={dialog.close} onChoose={(dates) => void copyWith(dates)} />
      )}
    </>
  );
}
