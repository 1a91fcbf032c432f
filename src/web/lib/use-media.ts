import { useSyncExternalStore } from 'react';

/** Whether a media query holds, as the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Wide enough for two things side by side. */
export const WIDE = '(min-width: 1024px)';
/** A phone. */
export const NARROW = '(max-width: 639px)';
