import process from 'node:process';
import type { BrowserContext } from '@playwright/test';

/** Shifts the clock of all pages by `CLOCK_SHIFT_MS`, for runs at another time. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
  if (shiftMs !== 0) await context.addInitScript(shiftDates, shiftMs);
}

/** Runs in the page. */
function shiftDates(shiftMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + shiftMs] : args, newTarget),
    apply: () => new RealDate(RealDate.now() + shiftMs).toString(),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + shiftMs : Reflect.get(target, name)),
  });
}
