import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../shared/lib/clipboard';
import type { SearchParams } from '../../shared/lib/search-params';
import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';
import { Notice, type NoticeContent } from '../../shared/ui/notice';
import {
  COPY_LINK,
  fixedDates,
  LINK_COPIED,
  LINK_NOT_COPIED,
  LINK_QUESTION,
  RELATIVE_HINT,
  relativeDates,
} from './copy';
import { showRange } from './date-range';
import { linkTo, readQuestion } from './question';
import { toRelative } from './relative-range';

/** The address of a question under the path that is open now. */
export function addressOf(search: SearchParams): string {
  const { origin, pathname, hash } = window.location;
  const path = hash.slice(1).split('?')[0] || '/logs';
  return `${origin}${pathname}#${path}?${new URLSearchParams(search)}`;
}

/** 'Copiar enlace': to what the table shows. A range of dates asks whether it is meant fixed or relative. */
export function CopyLink({ search }: { search: SearchParams }) {
  const [choosing, setChoosing] = useState(false);
  const [notice, setNotice] = useState<NoticeContent>();
  const { asked, filters } = readQuestion(search);
  const range = (asked ?? filters).dateRange;

  const copy = async (dates: 'fixed' | 'relative') => {
    setChoosing(false);
    const copied = await copyText(addressOf(linkTo(search, dates)));
    setNotice((last) => ({
      key: Number(last?.key ?? 0) + 1,
      variant: copied ? 'success' : 'danger',
      text: copied ? LINK_COPIED : LINK_NOT_COPIED,
    }));
  };

  return (
    <>
      <Button onClick={() => (range ? setChoosing(true) : void copy('fixed'))}>
        <Link2 aria-hidden className="size-4" />
        {COPY_LINK}
      </Button>
      <Modal title={LINK_QUESTION} text={RELATIVE_HINT} open={choosing} onClose={() => setChoosing(false)}>
        {range && (
          <div className="mt-5 flex flex-col gap-2.5">
            <Button variant="primary" onClick={() => copy('fixed')}>
              {fixedDates(showRange(range))}
            </Button>
            <Button onClick={() => copy('relative')}>{relativeDates(toRelative(range))}</Button>
          </div>
        )}
      </Modal>
      <Notice notice={notice} onLeave={() => setNotice(undefined)} />
    </>
  );
}
