import { expect, it } from 'vitest';
import { mutateAll } from '../golden/injection/mutate.ts';

/** Languages rotate by day: after eight nights every form was read in every language at every position. */
const TURN = Math.floor(Date.now() / 86_400_000);

it('instructions to software do not change the reading of any golden email', {
  timeout: 3_600_000,
}, async () => {
  const { read, changed, silent } = await mutateAll(1, TURN);
  expect(read).toBeGreaterThan(50_000);
  expect({ changed, silent }).toEqual({ changed: [], silent: [] });
});
