import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedCalls } from './identity-calls.ts';
import { factsOf } from './identity-shape.ts';
import { type Side, startOwnSide, startVendorSide } from './identity-sides.ts';

const INSTALL_MS = 900_000;

/** Intended differences between our emulator and the vendor's: `call`, the facts, the reason. */
const MEANT: readonly (readonly [call: RegExp, fact: RegExp, why: string])[] = [
  [
    /lookup/,
    /\.(disabled|validSince)$/,
    'the service states both of every account, the emulator only where set',
  ],
  [/lookup/, /\.salt$/, 'the service shows no salt to a person’s own token'],
  [
    /a new name and a token/,
    /^(idToken|refreshToken|expiresIn)/,
    'the service gives the tokens that are asked for',
  ],
  [/the sixteenth wrong password/, /message$/, 'the emulator lets anyone guess for ever'],
  [/before the change of address/, /./, 'the service ends sessions of the old address'],
];

describe('the emulator of the hosted identity', () => {
  let emulated: Side;
  let vendor: Side;
  beforeAll(async () => {
    emulated = await startOwnSide();
    vendor = await startVendorSide((email) => emulated.googleToken(email));
  }, INSTALL_MS);
  afterAll(async () => {
    await emulated?.stop();
    await vendor?.stop();
  });

  it('responds to every call like the vendor’s emulator, field by field', async () => {
    const [ours, theirs] = [await record(emulated), await record(vendor)];
    expect([...ours.keys()]).toEqual([...theirs.keys()]);
    const differences: string[] = [];
    const unused = new Set(MEANT);
    for (const [call, facts] of theirs) {
      const mine = ours.get(call) ?? new Map<string, string>();
      for (const fact of new Set([...facts.keys(), ...mine.keys()])) {
        if (facts.get(fact) === mine.get(fact)) continue;
        const meant = MEANT.find(([where, what]) => where.test(call) && what.test(fact));
        if (meant) unused.delete(meant);
        else differences.push(`${call}: ${fact} is ${mine.get(fact)}, the vendor’s ${facts.get(fact)}`);
      }
    }
    expect(differences).toEqual([]);
    expect(
      [...unused].map(([call, fact]) => `${call} ${fact}`),
      'differences that are none any more',
    ).toEqual([]);
  });
});

async function record(side: Side): Promise<Map<string, Map<string, string>>> {
  const known = { projectId: side.projectId, ids: new Map<string, string>() };
  const said = new Map<string, Map<string, string>>();
  for await (const { call, answer } of scriptedCalls(side)) said.set(call, factsOf(answer, known));
  return said;
}
