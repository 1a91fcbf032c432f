import { texts } from '../texts/en/failures.ts';

/** The rejection of every failed call, regardless of the cause. */
export interface Failure {
  readonly status: number;
  readonly error: string;
  readonly message: string;
  readonly requestId: string | undefined;
}

export const NETWORK_FAILURE: Failure = {
  status: 0,
  error: 'NetworkError',
  message: texts.network,
  requestId: undefined,
};

/** The window event dispatched for every failure, with the failure as `detail`. */
export const FAILURE_EVENT = 'axios:error';

/** Creates the failure of a response: with the body's message if present, otherwise with the status text. */
export function failureFromResponse(status: number, statusText: string, body: unknown): Failure {
  if (isRecord(body) && (isText(body.error) || isText(body.message))) {
    return {
      status,
      error: isText(body.error) ? body.error : 'Error',
      message: isText(body.message) ? body.message : texts.request,
      requestId: isText(body.requestId) ? body.requestId : undefined,
    };
  }
  return { status, error: 'Error', message: statusText || texts.request, requestId: undefined };
}

/** True for failures of the API client; false for aborts and bugs. */
export function isFailure(value: unknown): value is Failure {
  return (
    isRecord(value) &&
    typeof value.status === 'number' &&
    typeof value.error === 'string' &&
    typeof value.message === 'string'
  );
}

/** True for an intentionally aborted request, which isn't a failure. */
export function isAbort(value: unknown): boolean {
  return value instanceof DOMException && value.name === 'AbortError';
}

/** The message of any rejection, or the fallback. */
export function errorMessage(value: unknown, fallback: string): string {
  if (isFailure(value) && value.message !== '') return value.message;
  if (value instanceof Error && value.message !== '') return value.message;
  return fallback;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
