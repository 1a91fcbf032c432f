import { useLayoutEffect, useRef } from 'react';
import { createGoKey } from './go-key.ts';

type KeyHandlers = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Single-key shortcuts of a screen, by lower-case `event.key`. Inactive while the user types, a dialog or menu is open,
 * or a modifier is held. Enter and Space stay with the focused control.
 */
export function useKeys(handlers: KeyHandlers): void {
  const current = useRef(handlers);
  current.current = handlers;
  // Before anything is painted: a key pressed at first sight is not lost.
  useLayoutEffect(() => {
    const go = createGoKey();
    const onKey = (event: KeyboardEvent): void => {
      const key = commandKey(event);
      if (key === null || go.follows(key, event.timeStamp)) return;
      const handler = current.current[key];
      if (!handler) return;
      event.preventDefault();
      handler(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The shortcut of a key press; null if the key belongs to another element. */
function commandKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return isTyping(event.target) || isOverlayOpen() || isOfControl(key, event.target) ? null : key;
}

/** Whether the element accepts typed text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Keys the focused control handles itself, such as arrow keys in a radio group. */
function isOfControl(key: string, target: EventTarget | null): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') return isRadio(target);
  return (key === 'Enter' || key === ' ') && isControl(target);
}

function isRadio(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio';
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, input, [role="menuitem"]') !== null;
}

/** Whether a dialog, popover or menu is open. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], [popover="auto"]:popover-open, [role="menu"]') !== null;
}
