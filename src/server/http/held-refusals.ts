import type { EventEmitter } from 'node:events';

/** 429 responses a client gets without delay in each window. */
const AT_ONCE = 20;
const WINDOW_MS = 60_000;
const HOLD_MS = 1_000;
const CLIENTS_MAX = 10_000;

export interface HeldRefusalLimits {
  readonly held: number;
  readonly heldPerClient: number;
}

const LIMITS: HeldRefusalLimits = { held: 2_048, heldPerClient: 128 };

/**
 * Delays 429 responses to a client that keeps calling after many of them. A delayed response costs only a timer and an
 * open connection; immediate ones would let one client keep the server busy.
 */
export function createHeldRefusals(limits = LIMITS, now: () => number = () => performance.now()) {
  const refused = new Map<string, { count: number; endsAt: number }>();
  const heldOf = new Map<string, number>();
  let held = 0;

  function countRefusal(client: string): number {
    const known = refused.get(client);
    if (known && known.endsAt > now()) return ++known.count;
    refused.delete(client);
    refused.set(client, { count: 1, endsAt: now() + WINDOW_MS });
    // Map order: oldest first.
    for (const [oldest, { endsAt }] of refused) {
      if (refused.size <= CLIENTS_MAX && endsAt > now()) break;
      refused.delete(oldest);
    }
    return 1;
  }

  return async function hold(client: string, outgoing: EventEmitter): Promise<void> {
    const count = countRefusal(client);
    const heldHere = heldOf.get(client) ?? 0;
    if (count <= AT_ONCE || held >= limits.held || heldHere >= limits.heldPerClient) return;
    held += 1;
    heldOf.set(client, heldHere + 1);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, HOLD_MS);
      outgoing.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    held -= 1;
    const left = (heldOf.get(client) ?? 1) - 1;
    if (left > 0) heldOf.set(client, left);
    else heldOf.delete(client);
  };
}
