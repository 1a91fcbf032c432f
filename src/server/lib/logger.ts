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

/** Name, message and stack of an error and its causes; other fields may hold request data. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
