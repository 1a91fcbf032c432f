// Before the first paint: applies this browser's theme (otherwise the style sheet follows the system) and shows the
// first text of the landing page at its URL.
if (location.pathname === '/') document.documentElement.dataset.at = 'landing';
try {
  const theme = localStorage.getItem('fettle.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('fettle.private')) document.documentElement.dataset.private = '';
} catch {
  // Storage may be unavailable; the system theme then applies.
}
