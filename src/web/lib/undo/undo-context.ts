import { createContext, useContext } from 'react';
import type { UndoStep } from './undo-stack.ts';

export interface Undo {
  /** Shows a toast with Undo for a completed change and records it for the keyboard shortcuts. */
  readonly recordChange: (step: UndoStep) => void;
  /** The same for a change in flight: the shortcuts undo it instead of the one before. The caller reports failures. */
  readonly recordPending: (change: Promise<UndoStep>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const UndoContext = createContext<Undo | null>(null);

/** Undo and redo of the user's changes on screen. */
export function useUndo(): Undo {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('useUndo must be used within an UndoProvider');
  return undo;
}
