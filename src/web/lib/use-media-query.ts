import { useSyncExternalStore } from 'react';

/** Whether a media query matches; updates with the window. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

// In rem, like the style sheets: larger text switches to the narrow layout earlier.

/** Wide enough for two columns. */
export const WIDE = '(min-width: 64rem)';
/** Phones. */
export const NARROW = '(max-width: 39.99rem)';
