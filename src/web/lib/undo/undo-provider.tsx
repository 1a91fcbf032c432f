import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { texts } from '../../texts/en/undo.ts';
import { batchWrites, write } from '../api-client.ts';
import { errorMessage } from '../failure.ts';
import { type AddToast, useToast } from '../toasts/toast-context.ts';
import { type Undo, UndoContext } from './undo-context.ts';
import { createUndoStack, type UndoStack, type UndoStep } from './undo-stack.ts';

const undoEvent = (eventId: string) => write('undoEvent', { params: { eventId } });

/** Records changes made inside it; ⌘Z undoes, ⇧⌘Z redoes. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const addToast = useToast();
  const [stack] = useState(() => createUndoStack(undoEvent));
  const undo = useMemo(() => withToasts(stack, addToast), [stack, addToast]);
  useUndoKeys(undo);
  return <UndoContext value={undo}>{children}</UndoContext>;
}

function withToasts(stack: UndoStack, addToast: AddToast): Undo {
  const undo = (step?: UndoStep): void => {
    batchWrites(() => stack.undo(step)).then(
      (undone) => {
        if (undone) {
          const again = { label: texts.redo, run: () => redo(undone.step) };
          addToast(texts.done(undone.kept), 'success', undone.isReversible ? again : undefined);
          undone.step.onUndone?.();
        } else addToast(texts.nothing);
      },
      (error: unknown) => addToast(errorMessage(error, texts.failed), 'error'),
    );
  };
  const redo = (step?: UndoStep): void => {
    batchWrites(() => stack.redo(step)).then(
      (redone) => {
        if (redone)
          addToast(redone.step.message, 'success', { label: texts.undo, run: () => undo(redone.step) });
        else addToast(texts.nothingAgain);
      },
      (error: unknown) => addToast(errorMessage(error, texts.failedAgain), 'error'),
    );
  };
  const notify = (step: UndoStep): void => {
    if (step.eventIds.length === 0) addToast(step.message);
    else addToast(step.message, 'success', { label: texts.undo, run: () => undo(step) });
  };
  return {
    recordChange: (step) => {
      stack.push(step);
      notify(step);
    },
    recordPending: (change) => {
      stack.push(change);
      change.then(notify, () => undefined);
    },
    undo: () => undo(),
    redo: () => redo(),
  };
}

/** Text fields keep the browser's own undo. */
function useUndoKeys({ undo, redo }: Undo): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = isTyping(event.target) ? null : commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (command === 'redo') redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

function commandOf({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): keyof Undo | null {
  if (!(metaKey || ctrlKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || target.tagName === 'TEXTAREA';
}
