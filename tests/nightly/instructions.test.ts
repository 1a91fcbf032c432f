import { expect, it } from 'vitest';
import { mutateAll } from '../golden/injection/mutate.ts';

/** Languages take turns by day: after eight nights every form was read in every language in every place. */
const TURN = Math.floor(Date.now() / 86_400_000);

it('no golden email is read otherwise for what it tells software', { timeout: 3_600_000 }, async () => {
  const { read, changed, silent } = await mutateAll(1, TURN);
  expect(read).toBeGreaterThan(50_000);
  expect({ changed, silent }).toEqual({ changed: [], silent: [] });
});
