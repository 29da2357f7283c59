import { useQuery } from '@tanstack/react-query';
import { MISSING } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { BeforeData } from '~/shared/write/before-data';
import { templateQueries } from '../api/template-api';
import { copy as screenCopy } from '../copy';
import { TypeSign } from '../deliveries/delivery-badges';
import type { DeliverySearchState } from '../deliveries/delivery-search';
import { TYPES, termOf } from '../terms';
import { copy } from './copy';

const TemplateDialog = lazyDialog(
  () => import('./template-dialog').then((module) => module.TemplateDialog),
  ({ onClose }) => onClose(),
);

const CELL = 'border-t border-line px-3 py-2 text-left align-top';

/** What is written to people, by event and type. */
export function TemplatesPart({ search }: { search: DeliverySearchState }) {
  const query = useQuery(templateQueries.list());
  const toast = useToast();
  const onDone = (said?: string) => {
    search.closeTemplate();
    if (said) toast.show('success', said);
  };
  if (!query.data)
    return (
      <BeforeData
        query={query}
        title={copy.title}
        failed={copy.failed}
        lacking={{ call: 'GET /notification/template', text: screenCopy.lackingTemplates }}
      />
    );
  return (
    <>
      <p className="mb-3 text-muted">{copy.hint}</p>
      <div className="overflow-x-auto rounded-xl border border-line bg-surface shadow-card">
        <table className="w-full">
          <caption className="sr-only">{copy.title}</caption>
          <thead className="bg-sunken text-sm text-muted">
            <tr>
              {Object.entries(copy.columns).map(([name, label]) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-2 text-left font-semibold ${name === 'text' || name === 'updated' ? 'max-md:hidden' : ''}`}
                >
                  {label}
                </th>
              ))}
              <th scope="col" className="w-20">
                <span className="sr-only">{copy.editShort}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {query.data.map(({ templateId, event, type, subject, body, version, updatedBy, updatedAt }) => (
              <tr key={templateId}>
                <th scope="row" className={`${CELL} font-semibold`}>
                  <bdi className="break-all">{shown(event)}</bdi>
                </th>
                <td className={`${CELL} whitespace-nowrap`}>
                  <TypeSign type={type} /> {termOf(TYPES, type)?.label ?? shown(type)}
                </td>
                <td className={`${CELL} max-w-96 max-md:hidden`}>
                  <bdi className="line-clamp-1 text-muted">{safeText(subject ?? body)}</bdi>
                </td>
                <td className={CELL}>{version ?? MISSING}</td>
                <td className={`${CELL} max-md:hidden`}>
                  {updatedBy ? (
                    <>
                      <bdi>{safeText(updatedBy.name) || MISSING}</bdi>{' '}
                      <span className="text-muted">
                        <Moment value={updatedAt} />
                      </span>
                    </>
                  ) : (
                    <span className="text-muted">{copy.original}</span>
                  )}
                </td>
                <td className={CELL}>
                  <Button
                    size="sm"
                    data-record={templateId}
                    aria-label={copy.edit(shown(templateId))}
                    {...onIntent(TemplateDialog)}
                    onClick={() => search.openTemplate(templateId)}
                  >
                    {copy.editShort}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {search.template !== undefined && (
        <TemplateDialog
          key={search.template}
          templateId={search.template}
          onClose={search.closeTemplate}
          onDone={onDone}
        />
      )}
    </>
  );
}
