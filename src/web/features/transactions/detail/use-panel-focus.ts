import { useEffect, useRef } from 'react';
import type { PanelPart } from '../use-list-keys.ts';

/** The panel section a shortcut requested, until it has been focused. */
export interface PanelFocus {
  readonly wish: PanelPart | null;
  readonly onWish: () => void;
}

/** Calls `turn` when the given section is requested; null never matches. */
export function usePanelFocus({ wish, onWish }: PanelFocus, part: PanelPart | null, turn: () => void): void {
  const current = useRef({ turn, onWish });
  current.current = { turn, onWish };
  const isAsked = wish !== null && wish === part;
  useEffect(() => {
    if (!isAsked) return;
    current.current.turn();
    current.current.onWish();
  }, [isAsked]);
}
