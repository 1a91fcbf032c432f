/**
 * Stands in for the vendor's loader script: defines window.Plaid.create, which opens the dialog of this server
 * in a frame over the whole page. All addresses are relative to this script, so it also works behind a prefix.
 */
{
  const base = new URL('.', document.currentScript.src);
  const CHANNEL = 'sandbox-link';
  const nothing = () => {};

  function create(config) {
    checkParameters(config);
    const { onSuccess, onExit = nothing, onEvent = nothing, onLoad = nothing } = config;
    const handlerId = crypto.randomUUID();
    let shown = null;
    let isDestroyed = false;

    const answers = {
      event: ({ name, metadata }) => onEvent(name, metadata),
      success({ publicToken, metadata }) {
        close();
        onSuccess(publicToken, metadata);
      },
      exit({ error, metadata }) {
        close();
        onExit(error, metadata);
      },
    };

    const onMessage = ({ origin, source, data }) => {
      if (shown === null || origin !== base.origin || source !== shown.frame.contentWindow) return;
      if (data?.channel === CHANNEL && data.handlerId === handlerId) answers[data.type]?.(data);
    };

    const close = () => {
      if (shown === null) return;
      window.removeEventListener('message', onMessage);
      shown.restore();
      shown = null;
    };

    const open = () => {
      if (shown !== null || isDestroyed) return;
      window.addEventListener('message', onMessage);
      shown = showFrame(config.token, handlerId);
    };

    /** Without `force` the dialog is asked, so that it can tell where the person left. */
    const exit = (options) => {
      if (shown === null) return;
      if (options?.force) {
        close();
        onExit(null, { institution: null, status: null, link_session_id: '', request_id: '' });
        return;
      }
      shown.frame.contentWindow?.postMessage({ channel: CHANNEL, handlerId, type: 'close' }, base.origin);
    };

    const destroy = () => {
      close();
      isDestroyed = true;
    };

    queueMicrotask(() => {
      if (!isDestroyed) onLoad();
    });
    return { open, exit, submit: nothing, destroy };
  }

  function checkParameters(config) {
    if (typeof config?.token !== 'string' || config.token === '')
      throw new Error('Missing Link parameter: token');
    if (typeof config.onSuccess !== 'function') throw new Error('Missing Link parameter: onSuccess');
  }

  function showFrame(token, handlerId) {
    const theme = themeOfPage();
    const url = new URL('link/dialog', base);
    url.hash = new URLSearchParams({ token, handler: handlerId, origin: location.origin, theme }).toString();
    const frame = document.createElement('iframe');
    frame.title = 'Connect your bank (sandbox)';
    frame.id = `plaid-link-iframe-${document.querySelectorAll('[id^="plaid-link-iframe"]').length + 1}`;
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      pointerEvents: 'auto',
      background: 'transparent',
      // The frame is see-through only while it has the scheme of the page in it.
      colorScheme: theme,
    });
    frame.src = url.href;
    const focused = document.activeElement;
    const overflow = document.body.style.overflow;
    const hidden = [...document.body.children].filter((child) => !child.inert);
    for (const child of hidden) child.inert = true;
    document.body.style.overflow = 'hidden';
    document.body.append(frame);
    frame.focus();
    const restore = () => {
      frame.remove();
      for (const child of hidden) child.inert = false;
      document.body.style.overflow = overflow;
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    };
    return { frame, restore };
  }

  function themeOfPage() {
    const scheme = getComputedStyle(document.documentElement).colorScheme;
    const canBeDark = scheme.includes('dark');
    const canBeLight = scheme.includes('light');
    if (canBeDark && !canBeLight) return 'dark';
    if (canBeLight && !canBeDark) return 'light';
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  window.Plaid = { create };
}
