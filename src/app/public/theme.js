// The kept theme before the first paint; see src/shared/lib/preferences.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('atalaya.preferences'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
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
