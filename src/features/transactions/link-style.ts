/** A number or a name that leads somewhere: its line is faint until it is pointed at. */
export const quietLink =
  'underline decoration-line-strong decoration-1 underline-offset-4 hover:text-primary hover:decoration-current';
