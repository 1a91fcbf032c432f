import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Writes one JSON line per event. Only named fields are logged, and fields with secret-like names are redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'token',
        'password',
        'secret',
        'authorization',
        'cookie',
        'access_token',
        'refresh_token',
        '*.token',
        '*.password',
        '*.secret',
        '*.authorization',
        '*.cookie',
        '*.access_token',
        '*.refresh_token',
      ],
      censor: '[hidden]',
    },
    serializers: { error: describeError },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination(2));
}

interface ErrorLike {
  readonly name?: unknown;
  readonly message: string;
  readonly stack?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** Name, message and stack of an error and its causes; other fields may hold request data. */
export function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { message: String(error) };
  const { name, message, stack, code, cause } = error;
  return {
    ...(name === undefined ? {} : { name }),
    ...{ message, stack },
    ...(code === undefined ? {} : { code: String(code) }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** The job queue reports copies of errors, which are plain objects. */
function isErrorLike(error: unknown): error is ErrorLike {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}
