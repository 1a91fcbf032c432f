import { describe, expect, expectTypeOf, it } from 'vitest';
import { jsonbObject, jsonObject } from './json-object.ts';

interface Charge {
  readonly on: string;
  readonly amountMinor: number;
  readonly note?: string | null;
}

type Stated = Parameters<typeof jsonObject<Charge>>[0];

describe('a JSON object in a statement', () => {
  it('has the keys in the given order', () => {
    expect(jsonObject<Charge>({ on: 't.posted_on', amountMinor: '-t.amount_minor', note: 'null' })).toBe(
      "json_build_object('on', t.posted_on, 'amountMinor', -t.amount_minor, 'note', null)",
    );
  });

  it('can be jsonb', () => {
    expect(jsonbObject<Pick<Charge, 'on'>>({ on: '$1::date' })).toBe("jsonb_build_object('on', $1::date)");
  });

  it('can contain another one', () => {
    const charge = jsonObject<Pick<Charge, 'on'>>({ on: 'c.posted_on' });
    expect(jsonObject<{ charges: unknown }>({ charges: `json_agg(${charge})` })).toBe(
      "json_build_object('charges', json_agg(json_build_object('on', c.posted_on)))",
    );
  });

  it('takes an expression for each key of the type, also for an optional one, and for no other', () => {
    expectTypeOf<Stated>().toEqualTypeOf<{
      readonly on: string;
      readonly amountMinor: string;
      readonly note: string;
    }>();
    expectTypeOf(jsonbObject<Charge>)
      .parameter(0)
      .toEqualTypeOf<Stated>();
  });
});
