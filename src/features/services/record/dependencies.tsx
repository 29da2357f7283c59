import { clsx } from 'clsx';
import { safeText } from '~/shared/masking/safe-text';
import type { Neighbour, ServiceDetail } from '../api/service';
import { StatusBadge, statusLabel } from '../statuses';
import { copy } from './copy';

const WIDTH = 340;
const ROW = 26;
const TRUNK = 14;
const LONGEST = 26;

const isFailing = ({ status }: { status: string | null }) => status === 'DOWN' || status === 'DEGRADED';
const nameOf = ({ name }: { name: string | null }) => safeText(name);
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
const named = (ones: readonly Neighbour[]) =>
  ones.map((one) => `${nameOf(one)} (${statusLabel(one.status)})`).join(', ');

/** What the picture says, in sentences. */
function pictureText(service: ServiceDetail): string {
  const { dependsOn, usedBy, causes } = service;
  const name = nameOf(service);
  const fallen = isFailing(service) ? usedBy.filter(isFailing) : [];
  return [
    usedBy.length > 0 && copy.picture.usedBy(name, named(usedBy)),
    dependsOn.length > 0 && copy.picture.dependsOn(name, named(dependsOn)),
    causes.length > 0 && copy.picture.because(name, named(causes)),
    fallen.length > 0 && copy.picture.failing(name, named(fallen)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Who needs the service above it, what it needs below; where one fails because of the other, the line is thick and red. */
export function Dependencies({ service, onOpen }: { service: ServiceDetail; onOpen: (serviceId: string) => void }) {
  const { dependsOn, usedBy } = service;
  if (dependsOn.length + usedBy.length === 0) return <p className="text-muted">{copy.alone}</p>;
  const middle = usedBy.length * ROW;
  const failing = isFailing(service);
  const row = (one: Neighbour, top: number) => {
    const y = top + ROW / 2;
    const bad = failing && isFailing(one);
    return (
      <g key={`${top}`} className={bad ? 'text-danger' : 'text-line-strong'}>
        <path
          d={`M${TRUNK} ${middle + ROW / 2}V${y}h22`}
          fill="none"
          stroke="currentColor"
          strokeWidth={bad ? 3 : 1.5}
          strokeDasharray={bad ? undefined : '3 3'}
        />
        <text x={TRUNK + 30} y={y + 4} fontSize="13" className="fill-ink">
          {cut(nameOf(one))}
        </text>
        <text x={WIDTH} y={y + 4} fontSize="12" textAnchor="end" className={bad ? 'fill-danger' : 'fill-muted'}>
          {statusLabel(one.status)}
        </text>
      </g>
    );
  };
  return (
    <>
      <svg
        role="img"
        aria-label={pictureText(service)}
        width={WIDTH}
        viewBox={`0 0 ${WIDTH} ${(usedBy.length + dependsOn.length + 1) * ROW}`}
        className="mb-3 max-w-full"
      >
        {[...usedBy, ...dependsOn].map((one, index) => row(one, (index + Number(index >= usedBy.length)) * ROW))}
        <rect x="0" y={middle + 1} width={WIDTH} height={ROW - 2} rx="6" className="fill-sunken stroke-line-strong" />
        <text x="10" y={middle + ROW / 2 + 4} fontSize="13" fontWeight="600" className="fill-ink">
          {cut(nameOf(service))}
        </text>
        <text x={WIDTH - 8} y={middle + ROW / 2 + 4} fontSize="12" textAnchor="end" className="fill-muted">
          {statusLabel(service.status)}
        </text>
      </svg>
      <Neighbours title={copy.dependsOn} ones={dependsOn} onOpen={onOpen} />
      <Neighbours title={copy.usedBy} ones={usedBy} onOpen={onOpen} className="mt-2" />
    </>
  );
}

interface NeighboursProps {
  title: string;
  ones: readonly Neighbour[];
  onOpen: (serviceId: string) => void;
  className?: string;
}

/** Each opens itself. */
function Neighbours({ title, ones, onOpen, className }: NeighboursProps) {
  if (ones.length === 0) return null;
  return (
    <div className={clsx('print:hidden', className)}>
      <h4 className="text-sm font-semibold text-muted">{title}</h4>
      <ul>
        {ones.map((one) => (
          <li key={one.serviceId} className="flex min-h-8 items-center justify-between gap-3">
            <button
              type="button"
              className="min-h-6 text-left font-medium text-primary hover:underline"
              onClick={() => one.serviceId !== null && onOpen(one.serviceId)}
            >
              {nameOf(one)}
            </button>
            <StatusBadge status={one.status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
