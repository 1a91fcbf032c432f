/** The cost of a call (Gmail API, usage limits), and the units one user may use per minute. */
export const UNITS = { profile: 1, history: 2, list: 5, read: 5 } as const;
export const UNITS_A_MINUTE = 6_000;
const MINUTE_MS = 60_000;
/** Users whose usage is remembered; a forgotten one starts with a full quota. */
const PEOPLE_MAX = 1_000;

interface Time {
  now(): number;
  wait(ms: number): Promise<void>;
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Keeps each user within the per-minute quota, so that Gmail does not reject calls. */
export interface Pace {
  /** Waits until a call of this cost may be made; waiting calls keep their order. */
  ready(person: string, units: number): Promise<void>;
  /** Pauses all calls of the user, as requested by Gmail. */
  rest(person: string, ms: number): void;
}

interface Use {
  readonly units: number;
  readonly at: number;
  readonly restsUntil: number;
}

/** `unitsAMinute` null: no quota, as at an emulator. Pauses are still observed. */
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
