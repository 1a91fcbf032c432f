import { useEffect, useRef } from 'react';

/**
 * Saves a field when it is left. That includes its removal: the Back button removes a field that has the focus, and
 * reports no blur.
 */
export function useLeftField(save: () => void) {
  const latest = useRef(save);
  latest.current = save;
  const isTyped = useRef(false);
  useEffect(
    () => () => {
      if (isTyped.current) latest.current();
    },
    [],
  );
  return {
    markTyped: (): void => {
      isTyped.current = true;
    },
    leave: (): void => {
      isTyped.current = false;
      latest.current();
    },
  };
}
