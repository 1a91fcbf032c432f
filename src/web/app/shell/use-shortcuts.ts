import { useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isCovered, isTyping } from '../../lib/use-keys.ts';

interface Shortcuts {
  readonly onPalette: () => void;
  readonly onSheet: () => void;
  readonly onBlur: () => void;
}

/** Pages reached by `g` and a letter. */
export const GO_TO: Readonly<Record<string, string>> = {
  d: '/dashboard',
  t: '/transactions',
  e: '/email-ai',
  r: '/email-ai/review',
  p: '/processed-emails',
  i: '/insights',
  s: '/subscriptions',
};

const SECOND_KEY_WITHIN_MS = 900;

/** The keys that work on every signed-in page; none while something is typed or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  // Before anything is painted: a key pressed at first sight is not lost.
  useLayoutEffect(() => {
    // Never yet: 0 would be the moment of loading, and a lone letter soon after it would lead away.
    let goSince = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent): void => {
      const isCommand = event.metaKey || event.ctrlKey;
      const key = event.key.toLowerCase();
      if (isCommand && key === 'k') {
        event.preventDefault();
        current.current.onPalette();
        return;
      }
      if (isCommand && event.shiftKey && key === 'p') {
        event.preventDefault();
        current.current.onBlur();
        return;
      }
      if (isCommand || event.altKey || isTyping(event.target) || isCovered()) return;
      if (key === '?') current.current.onSheet();
      else if (key === 'g') goSince = event.timeStamp;
      else if (event.timeStamp - goSince < SECOND_KEY_WITHIN_MS && GO_TO[key]) {
        goSince = Number.NEGATIVE_INFINITY;
        navigate(GO_TO[key]);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
