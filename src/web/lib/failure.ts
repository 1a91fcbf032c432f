import { texts } from '../texts/en/failures.ts';

/** What every failed call rejects with, whatever went wrong. */
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

/** Name of the window event that carries every failure as its `detail`. */
export const FAILURE_EVENT = 'axios:error';

/** The failure of an answered request: the body's words where it has any, else the status text. */
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

/** True for what the client rejects with; false for an abort or a bug. */
export function isFailure(value: unknown): value is Failure {
  return (
    isRecord(value) &&
    typeof value.status === 'number' &&
    typeof value.error === 'string' &&
    typeof value.message === 'string'
  );
}

/** True for a request that was given up on purpose: it is nobody's failure. */
export function isAbort(value: unknown): boolean {
  return value instanceof DOMException && value.name === 'AbortError';
}

/** The words of any rejection, or the fallback. */
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
