import { type ComponentProps, Suspense } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { lacksCall } from '~/shared/api/lacks-call';
import { RETRY } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { BeforeData } from '~/shared/write/before-data';

const UnavailablePart = lazyPart(() =>
  import('~/shared/write/unavailable-part').then((module) => module.UnavailablePart),
);

type BeforePartProps = Required<Omit<ComponentProps<typeof BeforeData>, 'notFound'>>;

/** What `BeforeData` is to a list, without the code of lists, which no part of this screen is. */
export function BeforePart({ query, title, failed, lacking }: BeforePartProps) {
  const { error, isFetching } = query;
  const refetch = () => void query.refetch();
  if (isFetching || !error) return <Loader size="section" />;
  if (lacksCall(error))
    return (
      <Suspense>
        <UnavailablePart {...lacking} error={error} checking={isFetching} onCheck={refetch} />
      </Suspense>
    );
  return (
    <SectionError
      title={title}
      message={failureText(error, failed)}
      actions={<Button onClick={refetch}>{RETRY}</Button>}
    />
  );
}
