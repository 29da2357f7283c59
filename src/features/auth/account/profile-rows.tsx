import { MISSING } from '~/shared/copy';

/** What is known of somebody, each with its name. */
export function ProfileRows({ rows }: { rows: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
      {rows.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2 first:border-t-0">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold">
            <bdi>{value?.trim() || MISSING}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
