// The kept theme and density before the first paint; see src/shared/lib/preferences.ts.
try {
  const { theme, density } = JSON.parse(localStorage.getItem('atalaya.preferences'));
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (density === 'compact') dataset.density = density;
} catch {
  // Storage blocked or junk: the machine's own setting holds.
}
