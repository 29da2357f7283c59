/** The mark and the name: a watchtower, which is what the word means. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-base/5 font-bold tracking-tight text-ink">
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 shrink-0">
        <rect width="28" height="28" rx="7" className="fill-primary" />
        <path
          d="M14 6v3.2M12.4 6.7h3.2M7.8 9.4h12.4l-1.8 5.4H9.6zM12.2 9.6l.5 5M15.8 9.6l-.5 5M10.9 15v7M17.1 15v7"
          className="fill-none stroke-on-primary"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="whitespace-nowrap text-[1rem]">Atalaya</span>
    </span>
  );
}
