type Toggles<Key extends string> = Readonly<Record<Key, boolean>>;

export interface ToggleState<Key extends string> {
  /** Choices the server hasn't confirmed yet. */
  readonly wanted: Partial<Toggles<Key>>;
  /** True from a failed save until the next successful one. */
  readonly hasFailed: boolean;
}

export interface ToggleSaver<Key extends string> {
  readonly state: () => ToggleState<Key>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies and saves a choice. */
  readonly choose: (key: Key, isOn: boolean) => void;
  /** Saves pending choices immediately. */
  readonly retry: () => void;
  /** Drops pending choices when the session ends. */
  readonly clear: () => void;
}

interface ToggleSaverSetup<Key extends string> {
  /** The complete map as last received or confirmed by the server; the screen may show an older one. */
  readonly known: () => Toggles<Key> | null;
  readonly save: (map: Toggles<Key>) => Promise<unknown>;
  /** Called with the map the server confirmed. */
  readonly onSaved: (map: Toggles<Key>) => void;
  readonly onFailed: (error: unknown) => void;
}

const RETRY_FIRST_MS = 2_000;
const RETRY_LAST_MS = 60_000;

/**
 * Saves optimistic switches. A choice is never rolled back: until the server confirms it, it stays in `wanted` and is
 * retried with increasing delays. One save at a time, always with the complete map, so that a quick second choice can't
 * be overtaken by the first.
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

/** Choices that changed again while a save was in flight. */
function changedSince<Key extends string>(
  wanted: Partial<Toggles<Key>>,
  sent: Toggles<Key>,
): Partial<Toggles<Key>> {
  const unsaved = { ...wanted };
  for (const key in unsaved) if (unsaved[key] === sent[key]) delete unsaved[key];
  return unsaved;
}
