import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of a new step, because the previously focused button is gone. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
