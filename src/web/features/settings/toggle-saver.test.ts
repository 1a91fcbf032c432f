import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToggleSaver } from './toggle-saver.ts';

type Key = 'email' | 'push';
const KNOWN = { email: true, push: false };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(answers: ('ok' | 'fail')[]) {
  const sent: Record<Key, boolean>[] = [];
  const saved: Record<Key, boolean>[] = [];
  const failures: unknown[] = [];
  let known: Record<Key, boolean> = KNOWN;
  const saver = createToggleSaver<Key>({
    known: () => known,
    save: async (map) => {
      sent.push({ ...map });
      if ((answers.shift() ?? 'ok') === 'fail') throw new Error('no way');
    },
    onSaved: (map) => {
      known = map;
      saved.push({ ...map });
    },
    onFailed: (error) => failures.push(error),
  });
  return { saver, sent, saved, failures };
}

test('a choice shows immediately and the complete map is saved', async () => {
  const { saver, sent, saved } = setUp(['ok']);
  saver.choose('push', true);
  expect(saver.state()).toEqual({ wanted: { push: true }, hasFailed: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ email: true, push: true }]);
  expect(saved).toEqual(sent);
  expect(saver.state()).toEqual({ wanted: {}, hasFailed: false });
});

test('a choice that failed to save stays, is marked, and is retried with increasing delays', async () => {
  const { saver, sent, failures } = setUp(['fail', 'fail', 'ok']);
  saver.choose('push', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.state()).toEqual({ wanted: { push: true }, hasFailed: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  expect(failures).toHaveLength(2);
  expect(saver.state()).toEqual({ wanted: {}, hasFailed: false });
});

test('a second choice made during a save is saved after it', async () => {
  const { saver, sent } = setUp([]);
  saver.choose('push', true);
  saver.choose('push', false);
  saver.choose('email', false);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    { email: true, push: true },
    { email: false, push: false },
  ]);
  expect(saver.state().wanted).toEqual({});
});

test('a choice made right after a save does not revert the saved one', async () => {
  const { saver, sent } = setUp([]);
  saver.choose('push', true);
  await vi.advanceTimersByTimeAsync(0);
  saver.choose('email', false);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ email: false, push: true });
});

test('Retry does not wait for the back-off', async () => {
  const { saver, sent } = setUp(['fail', 'ok']);
  saver.choose('email', false);
  await vi.advanceTimersByTimeAsync(0);
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test('nothing is retried after the user signed out', async () => {
  const { saver, sent } = setUp(['fail']);
  saver.choose('email', false);
  await vi.advanceTimersByTimeAsync(0);
  saver.clear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(saver.state()).toEqual({ wanted: {}, hasFailed: false });
});
