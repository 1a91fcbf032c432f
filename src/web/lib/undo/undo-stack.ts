/** A change of this session, by the events that undo it. */
export interface UndoStep {
  /** What was done, as it is told: "Corner Pharmacy accepted." */
  readonly message: string;
  /** In the order in which they happened; undone last first. */
  readonly eventIds: readonly string[];
  /** Called after an undo, to show what is as before again. */
  readonly onUndone?: () => void;
}

/** What an undo or redo did. */
export interface UndoResult {
  readonly step: UndoStep;
  /** How many transactions changed since and stayed. */
  readonly kept: number;
  /** Whether it can be done the other way round. */
  readonly isReversible: boolean;
}

/** Undoes one event on the server; resolves with the event that undoes that, null where nothing does. */
export type UndoCall = (
  eventId: string,
) => Promise<{ readonly eventId: string | null; readonly kept: number }>;

export interface UndoStack {
  /**
   * Remembers what was done, or what is being done and what comes of it. Changes keep the order in which they began,
   * whichever is answered first; what is undone from now on waits until this one is done or has failed. What was
   * undone before can then not be done again.
   */
  readonly push: (change: UndoStep | Promise<UndoStep>) => void;
  /** Undoes the newest step, or a given one; resolves with null when there is none. */
  readonly undo: (step?: UndoStep) => Promise<UndoResult | null>;
  /** Does again what was undone last. */
  readonly redo: (step?: UndoStep) => Promise<UndoResult | null>;
  readonly clear: () => void;
}

interface Entry {
  readonly step: UndoStep;
  readonly eventIds: readonly string[];
}

const STEPS_MAX = 50;

/** What a person did in this session, newest last. One move at a time; what a failing move did not reach stays. */
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
    const left = [...entry.eventIds];
    const reverse: string[] = [];
    let kept = 0;
    try {
      for (let id = left.at(-1); id !== undefined; id = left.at(-1)) {
        const moved = await call(id);
        left.pop();
        kept += moved.kept;
        if (moved.eventId) reverse.push(moved.eventId);
      }
    } finally {
      from.splice(from.indexOf(entry), 1, ...(left.length > 0 ? [{ step, eventIds: left }] : []));
      if (reverse.length > 0) to.push({ step, eventIds: reverse });
    }
    return { step, kept, isReversible: reverse.length > 0 };
  };
  return {
    push(change) {
      // Taken up at once: a failure is told by whoever began the change.
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
