// See shared/storage/preferences.ts.
try {
  const { dataset } = document.documentElement;
  const read = (key) => localStorage.getItem(`atalaya.${key}`);
  if (read(`session.${dataset.environment}`)) dataset.session = 'kept';
  const kept = JSON.parse(read('preferences'));
  const { theme, density } = kept.version ? kept.version === 1 && kept.value : kept;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (density === 'compact') dataset.density = density;
} catch {}
