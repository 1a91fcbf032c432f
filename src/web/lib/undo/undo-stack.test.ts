import { expect, test } from 'vitest';
import { createUndoStack, type UndoCall, type UndoStep } from './undo-stack.ts';

function setUp(call?: UndoCall) {
  const log: string[] = [];
  const stack = createUndoStack(async (id) => {
    const answer = call ? await call(id) : { eventId: `${id}'`, kept: 0 };
    log.push(id);
    return answer;
  });
  const step = (...eventIds: string[]): UndoStep => ({ message: eventIds.join(' '), eventIds });
  return { stack, log, step };
}

test('undoes the newest first, and redoes by undoing the undo', async () => {
  const { stack, log, step } = setUp();
  stack.push(step('a'));
  stack.push(step('b'));
  await stack.undo();
  await stack.undo();
  expect(await stack.undo()).toBeNull();
  await stack.redo();
  await stack.redo();
  expect(await stack.redo()).toBeNull();
  await stack.undo();
  expect(log).toEqual(['b', 'a', "a'", "b'", "b''"]);
});

test('an undo during a pending change undoes that change, not the one before it', async () => {
  const { stack, log, step } = setUp();
  stack.push(step('before'));
  const answer = Promise.withResolvers<UndoStep>();
  stack.push(answer.promise);
  const undone = stack.undo();
  answer.resolve(step('after'));
  await undone;
  expect(log).toEqual(['after']);
  stack.push(Promise.reject(new Error('refused')));
  await stack.undo();
  expect(log).toEqual(['after', 'before']);
});

test('changes are undone in the order in which they started, whichever completed first', async () => {
  const { stack, log, step } = setUp();
  const slow = Promise.withResolvers<UndoStep>();
  stack.push(slow.promise);
  stack.push(Promise.resolve(step('later')));
  const undone = stack.undo();
  slow.resolve(step('earlier'));
  await undone;
  await stack.undo();
  expect(log).toEqual(['later', 'earlier']);
});

test('a change without effect is skipped', async () => {
  const { stack, log, step } = setUp();
  stack.push(step('a'));
  stack.push(step());
  await stack.undo();
  expect(log).toEqual(['a']);
});

test('undoes the events of a step in reverse and redoes them in order', async () => {
  const { stack, log, step } = setUp();
  stack.push(step('a', 'b', 'c'));
  await stack.undo();
  await stack.redo();
  expect(log).toEqual(['c', 'b', 'a', "a'", "b'", "c'"]);
});

test('a toast’s Undo undoes its own change, regardless of later ones', async () => {
  const { stack, log, step } = setUp();
  const first = step('first');
  stack.push(first);
  stack.push(step('second'));
  expect((await stack.undo(first))?.step).toBe(first);
  expect(await stack.undo(first)).toBeNull();
  await stack.undo();
  expect(log).toEqual(['first', 'second']);
});

test('a new change clears the redo history', async () => {
  const { stack, step } = setUp();
  stack.push(step('a'));
  await stack.undo();
  stack.push(step('b'));
  expect(await stack.redo()).toBeNull();
});

test('the remainder of a failed undo can be retried, and the undone part redone', async () => {
  let isRefused = true;
  const { stack, log, step } = setUp(async (id) => {
    if (id === 'a' && isRefused) throw new Error('no way');
    return { eventId: `${id}'`, kept: 0 };
  });
  stack.push(step('a', 'b'));
  await expect(stack.undo()).rejects.toThrow('no way');
  isRefused = false;
  await stack.undo();
  expect(log).toEqual(['b', 'a']);
  await stack.redo();
  await stack.redo();
  expect(log).toEqual(['b', 'a', "a'", "b'"]);
});

test('two concurrent undos undo one step each', async () => {
  const { stack, log, step } = setUp();
  stack.push(step('a'));
  stack.push(step('b'));
  await Promise.all([stack.undo(), stack.undo()]);
  expect(log).toEqual(['b', 'a']);
});

test('reports how many transactions stayed and whether the undo is reversible', async () => {
  const { stack, step } = setUp(async () => ({ eventId: null, kept: 2 }));
  stack.push(step('a'));
  expect(await stack.undo()).toMatchObject({ kept: 2, isReversible: false });
  expect(await stack.redo()).toBeNull();
});
