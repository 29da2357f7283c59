/** Keys to press together or one after the other, drawn as keycaps. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex min-w-6 items-center justify-center rounded-sm border border-line-strong bg-surface px-1.5 font-mono text-xs/5 text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
