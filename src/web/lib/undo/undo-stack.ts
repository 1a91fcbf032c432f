export interface Step {
  /** What was done, as it is told: "Corner Pharmacy accepted." */
  readonly told: string;
  readonly undo: () => Promise<unknown>;
  readonly redo: () => Promise<unknown>;
}

export interface UndoStack {
  /** Remembers what was just done; what was undone before can then not be done again. */
  readonly push: (step: Step) => void;
  /** Takes back the newest step, or a given one; resolves with it, or null when there is none. */
  readonly undo: (step?: Step) => Promise<Step | null>;
  /** Does again what was taken back last. */
  readonly redo: (step?: Step) => Promise<Step | null>;
  readonly clear: () => void;
}

const STEPS_MAX = 50;

/** What a person did in this session, newest last. One move at a time; a move that fails changes nothing. */
export function createUndoStack(): UndoStack {
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    push(step) {
      done = [...done, step].slice(-STEPS_MAX);
      undone = [];
    },
    undo: (wanted) =>
      inTurn(async () => {
        const step = wanted ? done.find((candidate) => candidate === wanted) : done.at(-1);
        if (!step) return null;
        await step.undo();
        done = done.filter((candidate) => candidate !== step);
        undone = [...undone, step];
        return step;
      }),
    redo: (wanted) =>
      inTurn(async () => {
        const step = wanted ? undone.find((candidate) => candidate === wanted) : undone.at(-1);
        if (!step) return null;
        await step.redo();
        undone = undone.filter((candidate) => candidate !== step);
        done = [...done, step];
        return step;
      }),
    clear() {
      done = [];
      undone = [];
    },
  };
}
