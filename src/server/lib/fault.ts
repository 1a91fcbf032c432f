import { ERRORS, type ErrorCode } from '#contract/errors.ts';

/** An expected failure of the catalogue. `publicMessage` is shown to the person; the cause is for the log alone. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly publicMessage: string;
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    publicMessage: string = ERRORS[code].message,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(publicMessage, { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.publicMessage = publicMessage;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** A row that is not there and a row of someone else answer alike. */
export function notFound(): Fault {
  return new Fault('NotFound');
}
