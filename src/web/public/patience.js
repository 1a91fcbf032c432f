// What stands here until the screens are there must not wait without end: when their code is missing or does not come,
// it says so and offers to load the page again.
(() => {
  const WAIT_MS = 15_000;
  const root = document.getElementById('root');

  /** Says it in the place of the first sign of life; the screens replace it when they come after all. */
  function tell(words) {
    const splash = root?.querySelector('.splash');
    if (!splash) return;
    const text = document.createElement('span');
    text.className = 'splash-text';
    text.textContent = words;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn';
    button.dataset.variant = 'secondary';
    button.textContent = 'Refresh Page';
    button.addEventListener('click', () => location.reload());
    splash.dataset.late = '';
    splash.replaceChildren(splash.firstElementChild ?? '', text, button);
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module')
        tell('Part of this page could not be loaded. Please try refreshing.');
    },
    true,
  );
  setTimeout(() => tell('This takes longer than it should. Check your connection, or try again.'), WAIT_MS);
})();
