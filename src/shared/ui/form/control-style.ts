/**
 * Look of a text field or select in all its states: rest, focus (a ring), error, success (beside its sign) and disabled
 * (a broken line), spec 17.2.
 */
export const controlStyle =
  'w-full min-h-9.5 rounded-lg border border-line-strong bg-surface px-3 text-base text-ink ' +
  'focus-visible:border-primary focus-visible:outline-transparent focus-visible:shadow-[0_0_0_3px_var(--primary-soft)] ' +
  'aria-invalid:border-danger data-valid:border-success ' +
  'disabled:border-dashed disabled:border-line-strong disabled:bg-sunken disabled:text-faint ' +
  'read-only:not-[select]:bg-sunken';
