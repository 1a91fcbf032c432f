// Sets what was chosen for this browser before the first paint; without a choice the style sheet follows the system.
try {
  const theme = localStorage.getItem('fettle.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('fettle.private')) document.documentElement.dataset.private = '';
} catch {
  // Storage may be closed to us: the system's theme stands.
}
