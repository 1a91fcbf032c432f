/** A change in this session, with its history events. */
export interface UndoStep {
  /** Message about the change: "Corner Pharmacy accepted." */
  readonly message: string;
  /** In chronological order; undone in reverse. */
  readonly eventIds: readonly string[];
  /** Called after an undo, to restore the view. */
  readonly onUndone?: () => void;
}

/** Result of an undo or redo. */
export interface UndoResult {
  readonly step: UndoStep;
  /** Number of transactions that changed since and were left as they are. */
  readonly kept: number;
  /** Whether it can be reversed again. */
  readonly isReversible: boolean;
}

/** Undoes one event on the server; resolves with the event that reverses the undo, or null. */
export type UndoCall = (
  eventId: string,
) => Promise<{ readonly eventId: string | null; readonly kept: number }>;

export interface UndoStack {
  /**
   * Records a change, completed or in flight. Changes keep the order in which they started, whichever completes first;
   * a later undo waits until this one completes or fails. Clears the redo history.
   */
  readonly push: (change: UndoStep | Promise<UndoStep>) => void;
  /** Undoes the latest step or a given one; resolves with null if there is none. */
  readonly undo: (step?: UndoStep) => Promise<UndoResult | null>;
  /** Redoes the last undone step. */
  readonly redo: (step?: UndoStep) => Promise<UndoResult | null>;
  readonly clear: () => void;
}

interface Entry {
  readonly step: UndoStep;
  readonly eventIds: readonly string[];
}

const STEPS_MAX = 50;

/** Creates the undo stack of a session, newest last. Runs one move at a time; the remainder of a failed move stays. */
export function createUndoStack(call: UndoCall): UndoStack {
  const done: Entry[] = [];
  const undone: Entry[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };
  const move = async (from: Entry[], to: Entry[], wanted?: UndoStep): Promise<UndoResult | null> => {
    const entry = wanted ? from.find(({ step }) => step === wanted) : from.at(-1);
    if (!entry) return null;
    const { step } = entry;
    const remainingIds = [...entry.eventIds];
    const reverse: string[] = [];
    let kept = 0;
    try {
      for (let id = remainingIds.at(-1); id !== undefined; id = remainingIds.at(-1)) {
        const moved = await call(id);
        remainingIds.pop();
        kept += moved.kept;
        if (moved.eventId) reverse.push(moved.eventId);
      }
    } finally {
      from.splice(
        from.indexOf(entry),
        1,
        ...(remainingIds.length > 0 ? [{ step, eventIds: remainingIds }] : []),
      );
      if (reverse.length > 0) to.push({ step, eventIds: reverse });
    }
    return { step, kept, isReversible: reverse.length > 0 };
  };
  return {
    push(change) {
      // Handled immediately; the caller reports failures.
      const settled = Promise.resolve(change).catch(() => null);
      void inTurn(async () => {
        const step = await settled;
        if (!step || step.eventIds.length === 0) return;
        done.push({ step, eventIds: step.eventIds });
        done.splice(0, done.length - STEPS_MAX);
        undone.length = 0;
      });
    },
    undo: (wanted) => inTurn(() => move(done, undone, wanted)),
    redo: (wanted) => inTurn(() => move(undone, done, wanted)),
    clear() {
      done.length = 0;
      undone.length = 0;
    },
  };
}
