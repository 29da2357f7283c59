/** How values stand in a file: kept from a spreadsheet that would change them, or exactly as they are. */
export const CSV_FORMS = ['excel', 'exact'] as const;
export type CsvForm = (typeof CSV_FORMS)[number];
