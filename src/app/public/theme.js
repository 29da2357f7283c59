// Before the first paint: shared/lib/preferences.ts, app/login-frame.tsx (hidden for who is signed in).
try {
  const { dataset } = document.documentElement;
  const read = (key) => localStorage.getItem(`atalaya.${key}`);
  if (read(`session.${dataset.environment}`)) dataset.session = 'kept';
  const { theme, density } = JSON.parse(read('preferences'));
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (density === 'compact') dataset.density = density;
} catch {}
