// Limits the time the loading text shows: if the code of the screens is missing or late, this says so and offers to
// reload the page.
(() => {
  const WAIT_MS = 15_000;
  const root = document.getElementById('root');
  const words = document.currentScript.dataset;

  /** Replaces the loading text; the screens replace the message if they load after all. */
  function tell(reason) {
    const splash = root?.querySelector('.splash');
    if (!splash) return;
    const text = document.createElement('span');
    text.className = 'splash-text';
    text.textContent = reason;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn';
    button.dataset.variant = 'secondary';
    button.textContent = words.refresh;
    button.addEventListener('click', () => location.reload());
    splash.dataset.late = '';
    splash.replaceChildren(splash.firstElementChild ?? '', text, button);
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') tell(words.missing);
    },
    true,
  );
  setTimeout(() => tell(words.late), WAIT_MS);
})();
