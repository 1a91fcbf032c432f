import { createContext, useContext } from 'react';
import type { Step } from './undo-stack.ts';

export interface Undo {
  /** Tells what was done, offers to undo it, and remembers it for the keys. */
  readonly did: (step: Step) => void;
  /** A change is on its way that `did` will tell of: the keys undo it, not the one before. */
  readonly doing: (change: Promise<unknown>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const UndoContext = createContext<Undo | null>(null);

/** Undo and redo of what the person changes on screen. */
export function useUndo(): Undo {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('useUndo must be used within an UndoProvider');
  return undo;
}
