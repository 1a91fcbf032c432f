import { createContext, useContext } from 'react';
import type { UndoStep } from './undo-stack.ts';

export interface Undo {
  /** Tells what was done, offers to undo it, and remembers it for the keys. */
  readonly recordChange: (step: UndoStep) => void;
  /** The same for a change on its way: the keys undo it, not the one before. A failure is told by the caller. */
  readonly recordPending: (change: Promise<UndoStep>) => void;
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
