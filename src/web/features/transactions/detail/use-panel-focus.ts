import { useEffect, useRef } from 'react';
import type { PanelPart } from '../use-list-keys.ts';

/** The part of the panel that a key asked for, until it has been turned to. */
export interface PanelFocus {
  readonly wish: PanelPart | null;
  readonly onWish: () => void;
}

/** Turns to a part when it is the one that was asked for; null: never. */
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
