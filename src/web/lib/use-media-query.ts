import { useSyncExternalStore } from 'react';

/** Whether a media query holds, as the window changes. */
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

// In rem, as the style sheets have it: who reads with large letters gets the narrow layout sooner.

/** Wide enough for two things side by side. */
export const WIDE = '(min-width: 64rem)';
/** A phone. */
export const NARROW = '(max-width: 39.99rem)';
