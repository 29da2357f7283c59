import type { ReactNode } from 'react';

interface ErrorPictureProps {
  /** What it shows, for those who cannot see it. */
  name: string;
  /** Whether there is light in the tower. */
  lit?: boolean;
  /** What befell the tower. */
  children: ReactNode;
}

/** The watchtower on a bad day; its colours follow the theme. */
export function ErrorPicture({ name, lit = false, children }: ErrorPictureProps) {
  return (
    <svg role="img" aria-label={name} viewBox="0 0 240 160" className="h-36 w-54 max-w-full">
      <ellipse cx="120" cy="144" rx="104" ry="9" className="fill-neutral-soft" />
      <Tower lit={lit} />
      {children}
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
