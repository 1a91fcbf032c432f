// Before the first paint: what was chosen for this browser (else the style sheet follows the system), and the
// landing's first words at its address.
if (location.pathname === '/') document.documentElement.dataset.at = 'landing';
try {
  const theme = localStorage.getItem('fettle.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('fettle.private')) document.documentElement.dataset.private = '';
} catch {
  // Storage may be closed to us: the system's theme stands.
}
