/** From Monday on, as calls count them. */
export const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

/** '06:00' of an hour. */
export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** E-mails of a text with commas, each once; undefined where one is none, or there are too many. */
export function emailsIn(text: string): string[] | undefined {
  const emails = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  const right = emails.every((email) => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email));
  return right && emails.length > 0 && emails.length <= 20 ? emails : undefined;
}
