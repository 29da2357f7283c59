// The kept theme and density before the first paint; see src/shared/lib/preferences.ts.
try {
  const { theme, density } = JSON.parse(localStorage.getItem('atalaya.preferences'));
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (density === 'compact') dataset.density = density;
} catch {
  // Storage blocked or junk: the machine's own setting holds.
}

// Whoever is signed in must not see the login that index.html holds; see src/app/login-frame.tsx.
try {
  const { dataset } = document.documentElement;
  if (localStorage.getItem(`atalaya.session.${dataset.environment}`)) dataset.session = 'kept';
} catch {
  // Without storage nobody is signed in.
}
