import { useLayoutEffect, useRef } from 'react';

type KeyHandlers = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** After `g` the next key names a place; it is no command of the screen. */
const GO_WITHIN_MS = 900;

/**
 * Single keys of a screen, by `event.key` in lower case. Silent while something is typed, a dialog or menu is
 * open, or a modifier is held; Enter and Space stay with the control that has the focus.
 */
export function useKeys(handlers: KeyHandlers): void {
  const current = useRef(handlers);
  current.current = handlers;
  // Before anything is painted: a key pressed at first sight is not lost.
  useLayoutEffect(() => {
    let goSince = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isTyping(event.target) || isCovered()) return;
      // Arrows go from one choice of a group to the next.
      if ((key === 'ArrowUp' || key === 'ArrowDown') && isRadio(event.target)) return;
      if (key === 'g') goSince = event.timeStamp;
      else if (event.timeStamp - goSince < GO_WITHIN_MS) return;
      if ((key === 'Enter' || key === ' ') && isControl(event.target)) return;
      const handler = current.current[key];
      if (!handler) return;
      event.preventDefault();
      handler(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether keys at this element write into it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

function isRadio(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio';
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, input, [role="menuitem"]') !== null;
}

/** Whether a dialog, a popover or a menu stands over the screen. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open], [popover="auto"]:popover-open, [role="menu"]') !== null;
}
