import { useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { createGoKey } from '../../lib/go-key.ts';
import { isOverlayOpen, isTyping } from '../../lib/use-keys.ts';

interface Shortcuts {
  readonly onPalette: () => void;
  readonly onSheet: () => void;
  readonly onBlur: () => void;
}

/** Pages opened by pressing `g` and a letter. */
export const GO_TO: Readonly<Record<string, string>> = {
  d: '/dashboard',
  t: '/transactions',
  e: '/email-ai',
  r: '/email-ai/review',
  p: '/processed-emails',
  i: '/insights',
  s: '/subscriptions',
};

/** Keyboard shortcuts of every signed-in page. Disabled while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  // Runs before the first paint, so that no early key press is lost.
  useLayoutEffect(() => {
    const go = createGoKey();
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const command = commandOf(event, key);
      if (command) {
        event.preventDefault();
        current.current[command]();
        return;
      }
      if (isScreenShortcut(event)) return;
      if (key === '?') {
        current.current.onSheet();
        return;
      }
      const place = go.follows(key, event.timeStamp) ? GO_TO[key] : undefined;
      if (!place) return;
      go.forget();
      navigate(place);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** False for keys with a modifier, typed into a field or pressed while a dialog is open. */
function isScreenShortcut(event: KeyboardEvent): boolean {
  return isCommandKey(event) || event.altKey || isTyping(event.target) || isOverlayOpen();
}

function isCommandKey(event: KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey;
}

/** The shortcut for a key with Command or Control, which also works while the user types. */
function commandOf(event: KeyboardEvent, key: string): 'onPalette' | 'onBlur' | null {
  if (!isCommandKey(event)) return null;
  if (key === 'k') return 'onPalette';
  return event.shiftKey && key === 'p' ? 'onBlur' : null;
}
