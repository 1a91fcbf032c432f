import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of a step: the control that led here is gone, so the focus goes to where the new step begins. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
