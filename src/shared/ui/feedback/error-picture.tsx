export type ErrorPictureKind = 'failure' | 'not-found' | 'construction';

const names: Record<ErrorPictureKind, string> = {
  failure: 'Torre de vigilancia con la luz apagada',
  'not-found': 'Torre de vigilancia que no encuentra nada en el horizonte',
  construction: 'Torre de vigilancia en obra',
};

/** The watchtower on a bad day; its colours follow the theme. */
export function ErrorPicture({ kind }: { kind: ErrorPictureKind }) {
  return (
    <svg role="img" aria-label={names[kind]} viewBox="0 0 240 160" className="h-36 w-54 max-w-full">
      <ellipse cx="120" cy="144" rx="104" ry="9" className="fill-neutral-soft" />
      {kind === 'not-found' && <Beam />}
      <Tower lit={kind === 'not-found'} />
      {kind === 'failure' && <Bolt />}
      {kind === 'construction' && <Scaffold />}
    </svg>
  );
}

function Tower({ lit }: { lit: boolean }) {
  return (
    <g>
      <path d="M120 22l18 16h-36z" className="fill-primary" />
      <rect x="107" y="38" width="26" height="20" className="fill-primary" />
      <rect x="113" y="42" width="14" height="12" rx="2" className={lit ? 'fill-warning-fill' : 'fill-neutral-soft'} />
      <path d="M98 58h44l-4 12h-36z" className="fill-primary" />
      <path d="M104 70h32l7 74H97z" className="fill-primary" />
      <path d="M102.5 92h35l1.4 14h-37.8z" className="fill-primary-soft" />
      <path d="M112 144v-14a8 8 0 0 1 16 0v14z" className="fill-primary-soft" />
    </g>
  );
}

function Beam() {
  return (
    <g>
      <path d="M133 44l87-22v58l-87-28z" className="fill-warning-soft" />
      <path
        d="M188 44a7 7 0 1 1 9 6.700c-1.500.5-2 1.500-2 3.300M195 60v.5"
        className="fill-none stroke-warning"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

function Bolt() {
  return (
    <g>
      <circle cx="176" cy="52" r="24" className="fill-danger-soft" />
      <path d="M179 36l-12 19h9l-3 14 13-20h-9z" className="fill-danger" />
    </g>
  );
}

function Scaffold() {
  return (
    <g className="fill-none stroke-warning-fill" strokeWidth="4" strokeLinecap="round">
      <path d="M84 46v98M156 46v98M78 74h84M78 110h84M84 110l72-36M84 144l72-34" />
    </g>
  );
}
