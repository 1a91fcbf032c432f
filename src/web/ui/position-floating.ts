const GAP = 6;
const EDGE = 8;

/** Positions a floating element below an anchor, or above it if there is no room, inside the window. */
export function positionFloating(
  floating: HTMLElement,
  anchor: Element,
  align: 'start' | 'center' | 'end',
): void {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const wanted =
    align === 'start'
      ? from.left
      : align === 'end'
        ? from.right - width
        : from.left + (from.width - width) / 2;
  const left = Math.max(EDGE, Math.min(wanted, window.innerWidth - width - EDGE));
  const fitsBelow = from.bottom + GAP + height <= window.innerHeight - EDGE;
  const top = fitsBelow ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - height);
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(top)}px`;
}
