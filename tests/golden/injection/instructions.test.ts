import { expect, it } from 'vitest';
import { mutateAll } from './mutate.ts';

it('an instruction in an email changes no value of its reading, and is reported', async () => {
  expect(await mutateAll(281, 0)).toMatchObject({ changed: [], silent: [] });
});
