type Toggles<Key extends string> = Readonly<Record<Key, boolean>>;

export interface ToggleState<Key extends string> {
  /** What the user chose and the server has not confirmed yet. */
  readonly wanted: Partial<Toggles<Key>>;
  /** True from a failed save until one goes through. */
  readonly hasFailed: boolean;
}

export interface ToggleSaver<Key extends string> {
  readonly state: () => ToggleState<Key>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the choice over and saves it. */
  readonly choose: (key: Key, isOn: boolean) => void;
  /** Saves at once what waits. */
  readonly retry: () => void;
  /** Gives up what waits: it belongs to somebody who left. */
  readonly clear: () => void;
}

interface ToggleSaverSetup<Key extends string> {
  /** The whole map as the server last told or took it, at this moment: a screen may show an earlier one. */
  readonly known: () => Toggles<Key> | null;
  readonly save: (map: Toggles<Key>) => Promise<unknown>;
  /** Called with the map that the server took. */
  readonly onSaved: (map: Toggles<Key>) => void;
  readonly onFailed: (error: unknown) => void;
}

const RETRY_FIRST_MS = 2_000;
const RETRY_LAST_MS = 60_000;

/**
 * Saves switches that show their new state at once. A choice is never undone: until the server has it,
 * it stands in `wanted` and is sent again, later each time. One save at a time, always of the whole map, so
 * that a quick second choice is never overtaken by the first.
 */
export function createToggleSaver<Key extends string>(setup: ToggleSaverSetup<Key>): ToggleSaver<Key> {
  const listeners = new Set<() => void>();
  let state: ToggleState<Key> = { wanted: {}, hasFailed: false };
  let isSaving = false;
  let delayMs = RETRY_FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const change = (next: ToggleState<Key>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const known = setup.known();
    if (isSaving || !known || Object.keys(state.wanted).length === 0) return;
    isSaving = true;
    const mine = turn;
    const sent = { ...known, ...state.wanted };
    const error = await setup.save(sent).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    if (mine !== turn) return;
    isSaving = false;
    if (error) {
      setup.onFailed(error.reason);
      change({ ...state, hasFailed: true });
      timer = setTimeout(() => void run(), delayMs);
      delayMs = Math.min(RETRY_LAST_MS, delayMs * 2);
      return;
    }
    delayMs = RETRY_FIRST_MS;
    setup.onSaved(sent);
    change({ wanted: changedSince(state.wanted, sent), hasFailed: false });
    void run();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(key, isOn) {
      change({ ...state, wanted: { ...state.wanted, [key]: isOn } });
      void run();
    },
    retry: () => void run(),
    clear() {
      turn += 1;
      clearTimeout(timer);
      isSaving = false;
      delayMs = RETRY_FIRST_MS;
      change({ wanted: {}, hasFailed: false });
    },
  };
}

/** The choices that changed again while the map was on its way. */
function changedSince<Key extends string>(
  wanted: Partial<Toggles<Key>>,
  sent: Toggles<Key>,
): Partial<Toggles<Key>> {
  const left = { ...wanted };
  for (const key in left) if (left[key] === sent[key]) delete left[key];
  return left;
}
