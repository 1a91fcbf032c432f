/** What a call costs (Gmail API, usage limits), and the units one person may use in a minute. */
export const UNITS = { profile: 1, history: 2, list: 5, read: 5 } as const;
export const UNITS_A_MINUTE = 6_000;
const MINUTE_MS = 60_000;
/** People whose use is remembered; one that is forgotten begins with a full minute. */
const PEOPLE_MAX = 1_000;

interface Time {
  now(): number;
  wait(ms: number): Promise<void>;
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Keeps each person within the service's minute, in place of running into its refusals. */
export interface Pace {
  /** Waits until a call of so many units may be made; a call that waits has its place already. */
  ready(person: string, units: number): Promise<void>;
  /** Holds every call of the person back for so long: the service asked for a pause. */
  rest(person: string, ms: number): void;
}

interface Use {
  readonly units: number;
  readonly at: number;
  readonly restsUntil: number;
}

/** `unitsAMinute` null: nothing is counted, as at an emulator; pauses hold all the same. */
export function createPace(unitsAMinute: number | null, time: Time = realTime): Pace {
  const used = new Map<string, Use>();
  const knownUse = (person: string, now: number): Use =>
    used.get(person) ?? { units: 0, at: now, restsUntil: now };
  const note = (person: string, use: Use): void => {
    used.delete(person);
    const [oldest] = used.keys();
    if (used.size >= PEOPLE_MAX && oldest !== undefined) used.delete(oldest);
    used.set(person, use);
  };
  return {
    async ready(person, cost) {
      const now = time.now();
      const before = knownUse(person, now);
      let overMs = 0;
      if (unitsAMinute !== null) {
        const drained = ((now - before.at) / MINUTE_MS) * unitsAMinute;
        const units = Math.max(0, before.units - drained) + cost;
        note(person, { ...before, units, at: now });
        overMs = ((units - unitsAMinute) / unitsAMinute) * MINUTE_MS;
      }
      const waitMs = Math.max(overMs, before.restsUntil - now);
      if (waitMs > 0) await time.wait(waitMs);
    },
    rest(person, ms) {
      const now = time.now();
      const before = knownUse(person, now);
      note(person, { ...before, restsUntil: Math.max(before.restsUntil, now + ms) });
    },
  };
}
