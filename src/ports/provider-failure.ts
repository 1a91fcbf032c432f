/**
 * Why a provider could not do what was asked, in words that fit every provider:
 * `reauth` the user must allow access again; `gone` what was asked for no longer exists; `restart` the page loop
 * must begin again from its first cursor; `cursor_lost` the saved position is no longer known; `busy` too many
 * requests; `unavailable` a failure that passes automatically; `refused` anything else.
 */
export type ProviderFailureKind =
  | 'reauth'
  | 'gone'
  | 'restart'
  | 'cursor_lost'
  | 'busy'
  | 'unavailable'
  | 'refused';

export class ProviderFailure extends Error {
  readonly kind: ProviderFailureKind;
  /** The provider's own code, for the log and the connection's health. */
  readonly code: string;
  readonly retryAfterMs: number | null;

  constructor(
    kind: ProviderFailureKind,
    code: string,
    message: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
