import type { FailureEnvelope, SuccessEnvelope } from '#contract/envelope.ts';
import type { Language } from '#domain/people/language.ts';
import { Fault } from '../lib/fault.ts';
import type { Logger } from '../lib/logger.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Wraps a result in the success envelope. */
export function succeed(data: unknown, requestId: string, status = 200): Response {
  const envelope: SuccessEnvelope<unknown> = { success: true, data, requestId };
  return new Response(JSON.stringify(envelope), { status, headers: JSON_HEADERS });
}

/** Wraps an error in the failure envelope. */
export function fail(
  fault: { status: number; code: string; message: string; retryAfterSeconds?: number | null },
  requestId: string,
): Response {
  const envelope: FailureEnvelope = {
    success: false,
    status: fault.status,
    error: fault.code,
    message: fault.message,
    requestId,
  };
  const retry = fault.retryAfterSeconds ? { 'retry-after': String(fault.retryAfterSeconds) } : {};
  return new Response(JSON.stringify(envelope), {
    status: fault.status,
    headers: { ...JSON_HEADERS, ...retry },
  });
}

/** Converts anything thrown into a user-facing error; unexpected errors are logged with their cause. */
export function failFrom(error: unknown, requestId: string, logger: Logger, language: Language): Response {
  if (error instanceof Fault) {
    if (error.status >= 500)
      logger.warn({ requestId, fault: error.code, error: error.cause ?? error }, 'call failed');
    return tell(error, requestId, language);
  }
  logger.error({ requestId, error }, 'unexpected failure');
  return tell(new Fault(isDatabaseLate(error) ? 'Unavailable' : 'InternalError'), requestId, language);
}

function tell(fault: Fault, requestId: string, language: Language): Response {
  const { status, code, retryAfterSeconds } = fault;
  return fail({ status, code, message: fault.messageIn(language), retryAfterSeconds }, requestId);
}

/** SQLSTATEs of a database that is unavailable, starting, full, or that canceled a statement because of contention. */
const LATE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03', '57P01', '57014', '55P03', '53300']);

/** Whether a retry may succeed; the driver reports a pool timeout only through its message. */
export function isDatabaseLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && LATE_CODES.has(String(error.code))) return true;
  return error.message === 'timeout exceeded when trying to connect';
}

/** Streams a ZIP file; the name contains only letters, digits, periods and hyphens. */
export function download(fileName: string, content: ReadableStream<Uint8Array>): Response {
  const name = fileName.replace(/[^\w.-]+/g, '-');
  return new Response(content, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
