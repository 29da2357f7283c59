import { Fragment } from 'react';

/** A key; where it has no room it breaks behind a dot. */
export function KeyText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <bdi className={`font-mono break-words ${className}`}>
      {text.split(/(?<=\.)/).map((part, index) => (
        <Fragment key={String(index)}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
