/**
 * Provider-neutral reason for a failure. `reauth`: the user must grant access again; `gone`: the resource no longer
 * exists; `restart`: paging must restart from its first cursor; `cursor_lost`: the saved cursor is no longer valid;
 * `busy`: rate limited; `unavailable`: a temporary failure; `refused`: anything else.
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
  /** The provider's own code, for logs and connection status. */
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
