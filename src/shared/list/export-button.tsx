import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button';
import { lazyDialog } from '../ui/lazy-part';
import { useLazyDialog } from '../ui/overlay/dialog-hooks';
import type { ExportPlan } from './export-dialog';
import { EXPORT } from './list-copy';

interface ExportButtonProps {
  /** What is exported, and how; what writes the file loads with the dialog. */
  plan: () => Promise<ExportPlan>;
  disabled?: boolean;
  size?: ComponentProps<typeof Button>['size'];
}

/** Opens the dialog that exports all matches, whatever page is shown. */
export function ExportButton({ plan, ...rest }: ExportButtonProps) {
  const dialog = useLazyDialog();
  return (
    <>
      <Button {...rest} onClick={dialog.show}>
        <Download aria-hidden className="size-4" />
        {EXPORT}
      </Button>
      {dialog.count > 0 && <PlannedExport key={dialog.count} plan={plan} open={dialog.open} onClose={dialog.close} />}
    </>
  );
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** Keeps its plan, for as long as it is open. */
function PlannedExport({ plan, ...rest }: DialogProps & Pick<ExportButtonProps, 'plan'>) {
  const [Dialog] = useState(() =>
    lazyDialog(
      async () => {
        const [{ ExportDialog }, planned] = await Promise.all([import('./export-dialog'), plan()]);
        return (props: DialogProps) => <ExportDialog {...planned} {...props} />;
      },
      ({ onClose }) => onClose(),
    ),
  );
  return <Dialog {...rest} />;
}
