/** Units one person may use in a minute, and what reading a message costs (Gmail API, usage limits). */
const UNITS_A_MINUTE = 6_000;
const READ_UNITS = 5;
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

/** Waits until one more message of this person may be read; a call that waits has its place already. */
export type Pace = (person: string) => Promise<void>;

/** Keeps each person within the service's minute, in place of running into its refusals. */
export function createPace(time: Time = realTime): Pace {
  const used = new Map<string, { units: number; at: number }>();
  return async (person) => {
    const now = time.now();
    const before = used.get(person) ?? { units: 0, at: now };
    const drained = ((now - before.at) / MINUTE_MS) * UNITS_A_MINUTE;
    const units = Math.max(0, before.units - drained) + READ_UNITS;
    used.delete(person);
    const [oldest] = used.keys();
    if (used.size >= PEOPLE_MAX && oldest !== undefined) used.delete(oldest);
    used.set(person, { units, at: now });
    const over = units - UNITS_A_MINUTE;
    if (over > 0) await time.wait((over / UNITS_A_MINUTE) * MINUTE_MS);
  };
}
