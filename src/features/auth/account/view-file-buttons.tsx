import { Download, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { downloadText, fileStamp } from '~/shared/files/download';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { copy as words } from './own-copy';
import { importViews, viewFile } from './view-file';

const copy = words.file;

/** More than anybody's searches take, bytes. */
const MOST = 1_000_000;

/** Views and preferences as a file, for a machine or a platform that does not share the account. */
export function ViewFileButtons({ email }: { email: string }) {
  const toast = useToast();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const take = async (file: File) => {
    if (file.size > MOST) return setFault(copy.large);
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setFault(copy.unread);
    const outcome = importViews(text, email);
    if (typeof outcome === 'string') return setFault(copy[outcome]);
    setFault(undefined);
    toast.show(outcome.left > 0 ? 'warning' : 'success', copy.imported(outcome), { undo: outcome.undo });
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            downloadText(`atalaya-vistas-${fileStamp(new Date())}.json`, viewFile(email), 'application/json')
          }
        >
          <Download aria-hidden className="size-4" />
          {copy.export}
        </Button>
        <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-4" />
          {copy.import}
        </Button>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={copy.import}
        accept=".json,application/json"
        onClick={({ currentTarget }) => {
          // The same file once more, mended.
          currentTarget.value = '';
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
        }}
      />
      <p id={hintId} className="mt-1.5 text-sm text-muted">
        {copy.hint}
      </p>
      {fault !== undefined && (
        <AlertBox variant="danger" className="mt-2">
          {fault}
        </AlertBox>
      )}
    </div>
  );
}
