import { randomFillSync, randomInt } from 'node:crypto';
import type { Clock, IdSource } from '#ports/system.ts';

export const systemClock: Clock = { now: () => new Date() };

const COUNT_MAX = 0xfff;
const BYTES = 16;
/** Asking the system for random bytes takes longer than the rest. */
const IDS_AT_ONCE = 256;

/**
 * UUID version 7 (RFC 9562, 6.2 method 1): 48 bits of milliseconds, a 12-bit counter, then random bits. IDs from one
 * process sort in the order of their creation.
 */
export function createIdSource(clock: Clock): IdSource {
  let lastMs = 0;
  let count = 0;
  const random = Buffer.alloc(BYTES * IDS_AT_ONCE);
  let index = random.length;
  return {
    next() {
      const now = clock.now().getTime();
      const isSame = now <= lastMs && count < COUNT_MAX;
      lastMs = isSame ? lastMs : Math.max(now, lastMs + 1);
      // The counter starts in its lower half, which leaves room to count.
      count = isSame ? count + 1 : randomInt((COUNT_MAX + 1) / 2);
      if (index === random.length) {
        randomFillSync(random);
        index = 0;
      }
      const bytes = random.subarray(index, index + BYTES);
      index += BYTES;
      bytes.writeUIntBE(lastMs, 0, 6);
      bytes.writeUInt16BE(0x7000 | count, 6);
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
