import { describe, expect, it } from 'vitest';
import { createPace, UNITS, UNITS_A_MINUTE } from './quota.ts';

function clock() {
  const waits: number[] = [];
  const time = {
    at: 0,
    now: () => time.at,
    wait: async (ms: number) => {
      waits.push(Math.round(ms));
    },
  };
  return { time, waits };
}

describe('the quota of a user', () => {
  it('allows a minute’s units at once, then as many as the quota allows, for each user separately', async () => {
    const { time, waits } = clock();
    const pace = createPace(UNITS_A_MINUTE, time);
    for (let call = 0; call < 1_200; call += 1) await pace.ready('one', UNITS.read);
    expect(waits).toEqual([]);
    for (let call = 0; call < 3; call += 1) await pace.ready('one', UNITS.read);
    expect(waits).toEqual([50, 100, 150]);
    await pace.ready('two', UNITS.read);
    expect(waits).toHaveLength(3);
    time.at += 60_000;
    await pace.ready('one', UNITS.read);
    expect(waits).toHaveLength(3);
  });

  it('pauses as long as requested without affecting other users, even where units are not counted', async () => {
    const { time, waits } = clock();
    const pace = createPace(null, time);
    pace.rest('one', 3_000);
    pace.rest('one', 1_000);
    await pace.ready('two', UNITS.read);
    expect(waits).toEqual([]);
    await pace.ready('one', UNITS.read);
    time.at += 2_000;
    await pace.ready('one', UNITS.list);
    expect(waits).toEqual([3_000, 1_000]);
    time.at += 1_000;
    await pace.ready('one', UNITS.list);
    expect(waits).toHaveLength(2);
  });
});
