import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button';
import { lazyDialog, onIntent } from '../ui/lazy-part';
import { useLazyDialog } from '../ui/overlay/dialog-hooks';
import type { ExportPlan } from './export-dialog';
import { listCopy } from './list-copy';

interface ExportProps<Subject> {
  subject: Subject;
  open: boolean;
  onClose: () => void;
}

/** The dialog of an export. @param load imports what plans the export of a subject and writes its file */
export function lazyExport<Subject>(load: () => Promise<(subject: Subject) => ExportPlan>) {
  return lazyDialog<ExportProps<Subject>>(
    async () => {
      const [{ ExportDialog }, planOf] = await Promise.all([import('./export-dialog'), load()]);
      return ({ subject, ...rest }) => {
        // What it was opened with, for as long as it is open.
        const [plan] = useState(() => planOf(subject));
        return <ExportDialog {...plan} {...rest} />;
      };
    },
    ({ onClose }) => onClose(),
  );
}

interface ExportButtonProps<Subject> {
  Dialog: ReturnType<typeof lazyExport<Subject>>;
  /** What is exported: all matches, whatever page is shown. */
  subject: Subject;
  disabled?: boolean;
  size?: ComponentProps<typeof Button>['size'];
}

/** Opens the dialog of an export. */
export function ExportButton<Subject>({ Dialog, subject, ...rest }: ExportButtonProps<Subject>) {
  const dialog = useLazyDialog();
  return (
    <>
      <Button {...rest} {...onIntent(Dialog)} onClick={dialog.show}>
        <Download aria-hidden className="size-4" />
        {listCopy.export}
      </Button>
      {dialog.count > 0 && <Dialog key={dialog.count} subject={subject} open={dialog.open} onClose={dialog.close} />}
    </>
  );
}
