import { useEffect, useRef } from 'react';
import type { PanelPart } from '../use-list-keys.ts';

/** The panel section a shortcut requested, until it has been focused. */
export interface PanelFocus {
  readonly focusPart: PanelPart | null;
  readonly onFocused: () => void;
}

/** Calls `turn` when the given section is requested; null never matches. */
export function usePanelFocus(
  { focusPart, onFocused }: PanelFocus,
  part: PanelPart | null,
  turn: () => void,
): void {
  const current = useRef({ turn, onFocused });
  current.current = { turn, onFocused };
  const isAsked = focusPart !== null && focusPart === part;
  useEffect(() => {
    if (!isAsked) return;
    current.current.turn();
    current.current.onFocused();
  }, [isAsked]);
}
