/** An API error in the vendor's format. */
export interface WireError {
  readonly error_type: string;
  readonly error_code: string;
  readonly error_code_reason: string | null;
  readonly error_message: string;
  readonly display_message: string | null;
  readonly documentation_url: string;
  readonly suggested_action: string | null;
  readonly causes: readonly unknown[];
}

/** Thrown by routes; the server converts it to a JSON response. */
export class PlaidFailure extends Error {
  readonly status: number;
  readonly body: WireError;

  constructor(body: WireError, status = 400) {
    super(body.error_message);
    this.name = 'PlaidFailure';
    this.status = status;
    this.body = body;
  }
}

interface Entry {
  readonly type: string;
  readonly message: string;
  readonly display?: string;
  readonly status?: number;
}

const RELINK = 'The credentials for this bank have changed. Please sign in to your bank again.';
const BANK_DOWN = 'Your bank is not responding. Please try again later.';

const CATALOGUE = {
  MISSING_FIELDS: { type: 'INVALID_REQUEST', message: 'the following required fields are missing' },
  UNKNOWN_FIELDS: {
    type: 'INVALID_REQUEST',
    message: 'the following fields are not recognized by this endpoint',
  },
  INVALID_FIELD: { type: 'INVALID_REQUEST', message: 'a field was invalid' },
  INVALID_BODY: { type: 'INVALID_REQUEST', message: 'body could not be parsed as JSON' },
  INVALID_HEADERS: { type: 'INVALID_REQUEST', message: 'invalid content type, expected application/json' },
  NOT_FOUND: { type: 'INVALID_REQUEST', message: 'the endpoint requested does not exist', status: 404 },
  SANDBOX_ONLY: {
    type: 'INVALID_REQUEST',
    message: 'this endpoint is only available in the sandbox environment',
  },
  INVALID_API_KEYS: { type: 'INVALID_INPUT', message: 'invalid client_id or secret provided' },
  INVALID_ACCESS_TOKEN: { type: 'INVALID_INPUT', message: 'could not find matching access token' },
  INVALID_PUBLIC_TOKEN: { type: 'INVALID_INPUT', message: 'could not find matching public token' },
  INVALID_LINK_TOKEN: {
    type: 'INVALID_INPUT',
    message: 'invalid link_token provided, or the token has expired or was already used',
    display: 'This session has expired. Please start again.',
  },
  INVALID_ACCOUNT_ID: {
    type: 'INVALID_INPUT',
    message: 'one of more of the account ids is invalid for this item',
  },
  INVALID_INSTITUTION: { type: 'INVALID_INPUT', message: 'invalid institution_id provided' },
  INVALID_PRODUCT: {
    type: 'INVALID_INPUT',
    message: 'client is not authorized to access the following products',
  },
  INVALID_WEBHOOK_VERIFICATION_KEY_ID: { type: 'INVALID_INPUT', message: 'invalid key_id provided' },
  PRODUCTS_NOT_SUPPORTED: {
    type: 'ITEM_ERROR',
    message: 'the products are not supported by this institution',
  },
  PRODUCT_NOT_READY: {
    type: 'ITEM_ERROR',
    message:
      'the requested product is not yet ready. please provide a webhook or try the request again later',
  },
  ITEM_NOT_FOUND: {
    type: 'ITEM_ERROR',
    message:
      'The Item you requested cannot be found. It does not exist, was removed, or had its access removed by the user.',
  },
  ITEM_LOGIN_REQUIRED: {
    type: 'ITEM_ERROR',
    message:
      'the login details of this item have changed (credentials, MFA,' +
      " or required user action) and a user login is required to update this information. use Link's " +
      'update mode to restore the item to a good state',
    display: RELINK,
  },
  USER_PERMISSION_REVOKED: {
    type: 'ITEM_ERROR',
    message: 'the holder of this account has revoked their permission for your application to access it',
  },
  INVALID_CREDENTIALS: {
    type: 'ITEM_ERROR',
    message: 'the provided credentials were not correct',
    display: 'The credentials you entered are not correct. Please try again.',
  },
  INVALID_MFA: {
    type: 'ITEM_ERROR',
    message: 'the provided MFA response(s) were not correct',
    display: 'The code you entered is not correct. Please try again.',
  },
  ITEM_LOCKED: {
    type: 'ITEM_ERROR',
    message: 'this account has been locked by the financial institution',
    display: 'Your account is locked. Please unlock it with your bank and try again.',
  },
  NO_ACCOUNTS: {
    type: 'ITEM_ERROR',
    message: 'no valid accounts were found for this item',
    display: 'No accounts that can be connected were found at this bank.',
  },
  ITEM_NOT_SUPPORTED: {
    type: 'ITEM_ERROR',
    message: 'this account is not supported',
    display: 'This account is not supported.',
  },
  USER_SETUP_REQUIRED: {
    type: 'ITEM_ERROR',
    message: 'the account has not been fully set up',
    display: "Please finish setting up your account on your bank's site, then try again.",
  },
  ACCESS_NOT_GRANTED: {
    type: 'ITEM_ERROR',
    message: 'access to this product was not granted for the account',
  },
  INSTITUTION_DOWN: {
    type: 'INSTITUTION_ERROR',
    message: 'this institution is not currently responding to this request. please try again soon',
    display: BANK_DOWN,
  },
  INSTITUTION_NOT_RESPONDING: {
    type: 'INSTITUTION_ERROR',
    message: 'this institution is not currently responding to this request. please try again soon',
    display: BANK_DOWN,
  },
  RATE_LIMIT_EXCEEDED: {
    type: 'RATE_LIMIT_EXCEEDED',
    message: 'rate limit exceeded for this endpoint. please try again later',
    status: 429,
  },
  TRANSACTIONS_SYNC_LIMIT: {
    type: 'RATE_LIMIT_EXCEEDED',
    message: 'rate limit exceeded for attempts to access this item. please try again later',
    status: 429,
  },
  INTERNAL_SERVER_ERROR: { type: 'API_ERROR', message: 'an unexpected error occurred', status: 500 },
  PLANNED_MAINTENANCE: {
    type: 'API_ERROR',
    message: 'the Plaid API is temporarily unavailable due to planned maintenance',
    status: 503,
  },
  TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION: {
    type: 'TRANSACTIONS_ERROR',
    message:
      'Underlying transaction data changed since last page was fetched. Please restart pagination from last update.',
  },
  SANDBOX_WEBHOOK_INVALID: {
    type: 'SANDBOX_ERROR',
    message: 'webhook could not be fired: no webhook is set for this item, or the code is not supported',
  },
  SANDBOX_PRODUCT_NOT_ENABLED: {
    type: 'SANDBOX_ERROR',
    message: 'the requested product is not enabled on this item',
  },
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof CATALOGUE;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(CATALOGUE, code);
}

/** The vendor's error body for a code; `message` replaces the default developer text. */
export function wireError(code: ErrorCode, message?: string): WireError {
  const entry: Entry = CATALOGUE[code];
  return {
    error_type: entry.type,
    error_code: code,
    error_code_reason: null,
    error_message: message ?? entry.message,
    display_message: entry.display ?? null,
    documentation_url: `https://plaid.com/docs/?ref=error#${entry.type.toLowerCase().replaceAll('_', '-')}-errors`,
    suggested_action: null,
    causes: [],
  };
}

export function errorStatus(code: ErrorCode): number {
  const entry: Entry = CATALOGUE[code];
  return entry.status ?? 400;
}

export function rejectWith(code: ErrorCode, message?: string): PlaidFailure {
  return new PlaidFailure(wireError(code, message), errorStatus(code));
}
