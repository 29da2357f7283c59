/** What the browser tells of the network, always as it is now; only Chromium tells anything. */
export const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
