import { expect } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { type HttpAnswer, member } from './http.ts';

/** A text in JSON that is a message's code and values, such as `"[\"sameDay\"]"`. */
const MESSAGE_CODE = /"\[\\"[a-z]\w*\\"[\],]/;

/** Expects one of the two response shapes, with the request ID of the header, and words in place of message codes. */
export function expectEnvelope(answer: HttpAnswer): void {
  const requestId = answer.headers.get('x-request-id');
  expect(requestId, 'every answer names its request').toMatch(/^[\w-]{8,64}$/);
  expect(answer.headers.get('cache-control'), 'answers of the API are never stored').toBe('no-store');
  expect(MESSAGE_CODE.exec(answer.text)?.[0], 'every message is worded').toBeUndefined();
  const isSuccess = answer.status < 400;
  expect(answer.json, answer.text.slice(0, 300)).toMatchObject(
    isSuccess
      ? { success: true, requestId }
      : {
          success: false,
          status: answer.status,
          error: expect.stringMatching(/^\w+$/),
          message: expect.stringMatching(/\S/),
          requestId,
        },
  );
  expect(Object.keys(Object(answer.json)).sort()).toEqual(
    isSuccess ? ['data', 'requestId', 'success'] : ['error', 'message', 'requestId', 'status', 'success'],
  );
}

/** Expects a failure from the error catalog, in the envelope. */
export function expectFailure(answer: HttpAnswer, code: ErrorCode): void {
  expectEnvelope(answer);
  expect([answer.status, member(answer.json, 'error')], answer.text.slice(0, 300)).toEqual([
    ERRORS[code].status,
    code,
  ]);
}

/** The failure without the request ID. */
export function withoutRequestId(answer: HttpAnswer): unknown {
  const { requestId: _, ...rest } = Object(answer.json);
  return { httpStatus: answer.status, ...rest };
}
