import { expect, test } from 'vitest';
import { createUndoStack, type Step } from './undo-stack.ts';

function setUp() {
  const log: string[] = [];
  const step = (told: string): Step => ({
    told,
    undo: async () => void log.push(`undo ${told}`),
    redo: async () => void log.push(`redo ${told}`),
  });
  return { stack: createUndoStack(), log, step };
}

test('the newest change is taken back first and done again last', async () => {
  const { stack, log, step } = setUp();
  stack.push(step('a'));
  stack.push(step('b'));
  await stack.undo();
  await stack.undo();
  expect(await stack.undo()).toBeNull();
  await stack.redo();
  await stack.redo();
  expect(await stack.redo()).toBeNull();
  expect(log).toEqual(['undo b', 'undo a', 'redo a', 'redo b']);
});

test('the Undo of a message takes back its own change, whatever came after', async () => {
  const { stack, log, step } = setUp();
  const first = step('first');
  stack.push(first);
  stack.push(step('second'));
  expect(await stack.undo(first)).toBe(first);
  expect(await stack.undo(first)).toBeNull();
  await stack.undo();
  expect(log).toEqual(['undo first', 'undo second']);
});

test('a new change ends what could be done again', async () => {
  const { stack, step } = setUp();
  stack.push(step('a'));
  await stack.undo();
  stack.push(step('b'));
  expect(await stack.redo()).toBeNull();
});

test('a change that could not be taken back can be tried again', async () => {
  const { stack } = setUp();
  let fails = true;
  const step: Step = {
    told: 'a',
    undo: async () => {
      if (fails) throw new Error('no way');
    },
    redo: async () => undefined,
  };
  stack.push(step);
  await expect(stack.undo()).rejects.toThrow('no way');
  fails = false;
  expect(await stack.undo()).toBe(step);
});

test('two quick moves go one after the other', async () => {
  const { stack, log, step } = setUp();
  stack.push(step('a'));
  stack.push(step('b'));
  await Promise.all([stack.undo(), stack.undo()]);
  expect(log).toEqual(['undo b', 'undo a']);
});
