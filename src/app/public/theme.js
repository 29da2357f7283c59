// The kept theme before the first paint; see src/shared/lib/preferences.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('atalaya.preferences'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage blocked or junk: the machine's own setting holds.
}
