// What stands here until the screens are there must not wait without end: when their code is missing or does not come,
// it says so and offers to load the page again.
(() => {
  const WAIT_MS = 15_000;
  const root = document.getElementById('root');
  const words = document.currentScript.dataset;

  /** Says it in the place of the first sign of life; the screens replace it when they come after all. */
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
