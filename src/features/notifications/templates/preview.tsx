import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { fieldErrors } from '~/shared/api/field-errors';
import { RETRY } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { Button } from '~/shared/ui/button';
import { type TemplateDraft, templateWrites } from '../api/template-api';
import { copy } from './copy';

/** How long nobody has typed before it is shown anew, ms. */
const REST = 400;

/** What somebody would read; what is wrong with it stands in its place. */
export function Preview({ templateId, draft }: { templateId: string; draft: TemplateDraft }) {
  const id = useId();
  const text = JSON.stringify(draft);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, refetch } = useQuery({
    queryKey: ['template-preview', templateId, rested],
    queryFn: () => templateWrites.preview(templateId, JSON.parse(rested)),
    enabled: JSON.parse(rested).body.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = useDeferredValue(data);
  const refused = error && Object.values(fieldErrors(error))[0];
  return (
    <section aria-labelledby={id} className="rounded-lg bg-sunken px-4 py-3">
      <h3 id={id} className="text-sm font-semibold">
        {copy.preview} <span className="font-normal text-muted">{copy.previewHint}</span>
      </h3>
      <div aria-live="polite" className="mt-1 min-h-10">
        {error ? (
          <>
            <p className="text-danger">{refused ?? failureText(error, copy.previewFailed)}</p>
            {!refused && (
              <Button size="sm" onClick={() => void refetch()}>
                {RETRY}
              </Button>
            )}
          </>
        ) : (
          <>
            {shown?.subject && <p className="font-semibold">{visibleText(shown.subject)}</p>}
            <p className="whitespace-pre-wrap">{visibleText(shown?.body ?? '')}</p>
          </>
        )}
      </div>
    </section>
  );
}
