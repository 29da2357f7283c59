/** Whether an import failed because its file could not be had: gone after a deployment, or no network. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/.test(
      error.message,
    )
  );
}
