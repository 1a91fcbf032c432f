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
  const saver = createToggleSaver<Key>({
    save: async (map) => {
      sent.push({ ...map });
      if ((answers.shift() ?? 'ok') === 'fail') throw new Error('no way');
    },
    onSaved: (map) => saved.push({ ...map }),
    onFailed: (error) => failures.push(error),
  });
  return { saver, sent, saved, failures };
}

test('a choice shows at once and the whole map is saved', async () => {
  const { saver, sent, saved } = setUp(['ok']);
  saver.choose('push', true, KNOWN);
  expect(saver.state()).toEqual({ wanted: { push: true }, hasFailed: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ email: true, push: true }]);
  expect(saved).toEqual(sent);
  expect(saver.state()).toEqual({ wanted: {}, hasFailed: false });
});

test('a choice that could not be saved stays as it is, says so, and is sent again later each time', async () => {
  const { saver, sent, failures } = setUp(['fail', 'fail', 'ok']);
  saver.choose('push', true, KNOWN);
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

test('a second choice made while the first is on its way is saved after it', async () => {
  const { saver, sent } = setUp([]);
  saver.choose('push', true, KNOWN);
  saver.choose('push', false, KNOWN);
  saver.choose('email', false, KNOWN);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    { email: true, push: true },
    { email: false, push: false },
  ]);
  expect(saver.state().wanted).toEqual({});
});

test('Retry does not wait for the back-off', async () => {
  const { saver, sent } = setUp(['fail', 'ok']);
  saver.choose('email', false, KNOWN);
  await vi.advanceTimersByTimeAsync(0);
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test('nothing of a person who left is sent again', async () => {
  const { saver, sent } = setUp(['fail']);
  saver.choose('email', false, KNOWN);
  await vi.advanceTimersByTimeAsync(0);
  saver.clear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(saver.state()).toEqual({ wanted: {}, hasFailed: false });
});
