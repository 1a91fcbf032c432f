/** Widths in the charts' font size. */
const LETTER_PX = 5.8;
const FIGURE_PX = 7.2;
const GAP_PX = 6;

/** A label, shortened so that the figure behind it stays within the given width. */
export function fitLabel(label: string, figure: string, roomPx: number): string {
  const lettersMax = Math.floor((roomPx - GAP_PX - figure.length * FIGURE_PX) / LETTER_PX);
  if (label.length <= lettersMax) return label;
  return `${label.slice(0, Math.max(1, lettersMax - 1)).trimEnd()}…`;
}
