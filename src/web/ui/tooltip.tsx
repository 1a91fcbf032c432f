import { type ReactNode, useId, useRef } from 'react';
import { positionFloating } from './position-floating.ts';

const DELAY_MS = 300;

/** A short hint on hover and focus; never the only place for information. */
export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const show = (): void => {
    if (!anchor.current || !tip.current?.isConnected || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    positionFloating(tip.current, anchor.current, 'center');
  };
  const hide = (): void => {
    window.clearTimeout(timer.current);
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is inside is the control.
    <span
      ref={anchor}
      className="inline-flex"
      aria-describedby={id}
      onPointerEnter={() => {
        timer.current = window.setTimeout(show, DELAY_MS);
      }}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <span ref={tip} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    </span>
  );
}
