import { describe, expect, it } from 'vitest';
import { userMessage } from '../messages/user-message.ts';
import { closingStep, openingStep, processingStep } from './mail-progress.ts';

describe('email sync steps', () => {
  it('reports the specification’s counts for 200 messages', () => {
    const reached = [1, 50, 100, 150, 200].map((read) => processingStep(read, 200));
    expect(reached.map((step) => step?.message)).toEqual(
      [1, 50, 100, 150, 200].map((n) => userMessage('syncProcess', n, 200)),
    );
    expect(reached.map((step) => step?.step)).toEqual([5, 6, 7, 8, 9]);
  });

  it('never exceeds the number of messages read', () => {
    expect(processingStep(0, 10)).toBeNull();
    expect(processingStep(2, 10)?.step).toBe(5);
    expect(processingStep(1, 1)).toEqual({ step: 9, message: userMessage('syncProcess', 1, 1) });
    expect(processingStep(3, 4)?.step).toBe(8);
  });

  it('opens with four steps and closes with the tenth', () => {
    expect(openingStep(1, 'gmail').message).toBe(userMessage('syncSetUp', 'gmail'));
    expect(closingStep('gmail')).toEqual({ step: 10, message: userMessage('syncCompleted', 'gmail') });
  });
});
