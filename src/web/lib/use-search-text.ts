import { useEffect, useRef, useState } from 'react';

const SETTLE_MS = 120;

/** State of a search field: updates immediately and calls `onSettle` after a pause in typing. */
export function useSearchText(
  settled: string,
  onSettle: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(settled);
  const reported = useRef(settled);
  const tell = useRef(onSettle);
  tell.current = onSettle;
  useEffect(() => {
    // The URL changed independently: Back, a cleared filter or a link.
    if (settled !== reported.current) {
      reported.current = settled;
      setText(settled);
    }
  }, [settled]);
  useEffect(() => {
    const next = text.trim();
    if (next === reported.current) return;
    const timer = window.setTimeout(() => {
      reported.current = next;
      tell.current(next);
    }, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
