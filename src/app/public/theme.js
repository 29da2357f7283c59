// Before the first paint: see shared/lib/preferences.ts; whoever is signed in must not see app/login-frame.tsx.
try {
  const { dataset } = document.documentElement;
  if (localStorage[`atalaya.session.${dataset.environment}`]) dataset.session = 'kept';
  const { theme, density } = JSON.parse(localStorage['atalaya.preferences']);
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (density === 'compact') dataset.density = density;
} catch {}
