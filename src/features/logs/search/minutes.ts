/** Two minutes as calls and addresses hold them, by Mexico City's clock: from the one until the other. */
const BETWEEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d_\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The days in which two such minutes lie, start_end; undefined where the text is none of them, or ends before it begins. */
export function betweenDays(between = ''): string | undefined {
  const [from = '', until = ''] = BETWEEN.test(between) ? between.split('_') : [];
  const end = Date.parse(`${until}Z`);
  if (!(Date.parse(`${from}Z`) < end)) return undefined;
  return `${from.slice(0, 10)}_${new Date(end - 1).toISOString().slice(0, 10)}`;
}

/** '28/11/2026 15:42 y 28/11/2026 15:43'; '' for what is none. */
export function betweenText(between = ''): string {
  const moments = between.split('_').filter(Boolean);
  return moments
    .map((moment) => `${moment.slice(0, 10).split('-').reverse().join('/')} ${moment.slice(11)}`)
    .join(' y ');
}
