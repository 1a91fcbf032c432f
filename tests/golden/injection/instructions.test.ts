import { expect, it } from 'vitest';
import { mutateAll } from './mutate.ts';

it('what an email tells software changes no value that is read from it, and the reading says so', async () => {
  expect(await mutateAll(281, 0)).toMatchObject({ changed: [], silent: [] });
});
