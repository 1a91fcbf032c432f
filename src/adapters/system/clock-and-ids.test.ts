import { expect, it } from 'vitest';
import { createIdSource } from './clock-and-ids.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('IDs sort in the order of creation, even within a millisecond and when the clock is set back', () => {
  let ms = Date.UTC(2026, 10, 22);
  const source = createIdSource({ now: () => new Date(ms) });
  const ids = Array.from({ length: 20_000 }, (_, at) => {
    if (at === 9_000) ms += 5;
    if (at === 12_000) ms -= 60_000;
    return source.next();
  });
  expect(ids.every((id) => UUID_V7.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
