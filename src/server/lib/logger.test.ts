import { expect, it } from 'vitest';
import { describeError } from './logger.ts';

it('the job queue’s copy of an error is logged with its message, without other fields', () => {
  const error = new TypeError('connection refused', { cause: new Error('no route') });
  const copy = {
    ...error,
    message: error.message,
    stack: error.stack,
    code: 'ECONNREFUSED',
    query: 'hidden',
  };
  expect(describeError(copy)).toEqual({
    message: 'connection refused',
    stack: error.stack,
    code: 'ECONNREFUSED',
  });
  expect(describeError(error)).toMatchObject({ name: 'TypeError', cause: { message: 'no route' } });
  expect(describeError('text')).toEqual({ message: 'text' });
});
