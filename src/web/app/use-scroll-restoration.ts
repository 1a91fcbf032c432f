import { useEffect, useRef } from 'react';

const RESTORE_FOR_MS = 1500;

/**
 * New pages start at the top with the focus on their content. Going back restores the scroll position as soon as the
 * page is tall enough.
 */
export function useScrollRestoration(path: string): void {
  const places = useRef(new Map<string, number>());
  const isGoingBack = useRef(false);
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPop = (): void => {
      isGoingBack.current = true;
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  useEffect(() => {
    const remembered = places.current;
    const wasBack = isGoingBack.current;
    isGoingBack.current = false;
    if (!isFirst.current) {
      document.getElementById('main')?.focus({ preventScroll: true });
      if (!wasBack) window.scrollTo(0, 0);
    }
    isFirst.current = false;
    const stop = wasBack ? restore(remembered.get(path) ?? 0) : () => undefined;
    const onScroll = (): void => {
      remembered.set(path, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', onScroll);
    };
  }, [path]);
}

function restore(top: number): () => void {
  let frame = 0;
  const until = performance.now() + RESTORE_FOR_MS;
  const attempt = (): void => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    if (reach >= top || performance.now() > until) window.scrollTo(0, top);
    else frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
