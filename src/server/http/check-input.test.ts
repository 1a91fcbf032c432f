import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { displayName } from '#contract/endpoints/profile.ts';
import { expectLinear } from '../../../tests/security/lib/growth.ts';
import { Fault } from '../lib/fault.ts';
import { checkInput, singleValues } from './check-input.ts';

const app = new Hono()
  .get('/', (context) => context.json(singleValues(context)))
  .onError((error, context) => context.text(error.message, 400));

describe('the query', () => {
  it('is one value for each name', async () => {
    expect(await (await app.request('/?a=1&b=2')).json()).toEqual({ a: '1', b: '2' });
  });

  it('is refused when a name is given twice', async () => {
    const response = await app.request('/?a=1&b=2&a=1');
    expect([response.status, await response.text()]).toEqual([400, 'query: a is given twice']);
  });

  it('costs in proportion to its parameters', async () => {
    const query = (count: number) => Array.from({ length: count }, (_, index) => `p${index}=1`).join('&');
    await expectLinear(query, (text) => app.request(`/?${text}`), 10_000);
  });
});

it('what is wrong with a body is said in the language of whoever sent it', () => {
  const schema = z.strictObject({ name: displayName, count: z.int().max(3) });
  const messages = (value: unknown): string[] => {
    try {
      checkInput(schema, value, 'body');
      return [];
    } catch (error) {
      return error instanceof Fault ? [error.messageIn('en'), error.messageIn('es')] : [];
    }
  };
  expect(messages({ name: '', count: 2 })).toEqual([
    'body: name: Enter a name.',
    'body: name: Escribe un nombre.',
  ]);
  const [english, spanish] = messages({ name: 'Ana', count: 7 });
  expect(english).toMatch(/^body: count: Too big/);
  expect(spanish).toMatch(/^body: count: Demasiado grande/);
});
