import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../tests/security/lib/growth.ts';
import { singleValues } from './check-input.ts';

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
