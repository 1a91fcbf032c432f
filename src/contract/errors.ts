/** Catalog of expected failures: API code, HTTP status, and the default text for the user. */
export const ERRORS = {
  BadRequest: { status: 400, message: 'The request couldn’t be read. Nothing changed.' },
  ValidationFailed: { status: 400, message: 'Some values aren’t valid. Check them and try again.' },
  Unauthorized: { status: 401, message: 'Please sign in again.' },
  Forbidden: { status: 403, message: 'You don’t have access to this.' },
  ReauthRequired: { status: 403, message: 'Confirm your identity. Sign in again to continue.' },
  NotFound: { status: 404, message: 'Not found.' },
  MethodNotAllowed: { status: 405, message: 'This address doesn’t support that method.' },
  Conflict: { status: 409, message: 'This has changed. Reload and try again.' },
  PayloadTooLarge: { status: 413, message: 'That’s too large.' },
  StorageFull: {
    status: 413,
    message: 'Your storage is full. Delete emails you no longer need, then try again.',
  },
  UnsupportedMediaType: { status: 415, message: 'That content type isn’t supported.' },
  MisdirectedRequest: {
    status: 421,
    message: 'This server doesn’t use that host name. Open Fettle at its public address.',
  },
  UnreadableFile: { status: 422, message: 'Couldn’t read this file.' },
  TooManyRequests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  InternalError: { status: 500, message: 'Something went wrong. Your data is safe. Try again in a moment.' },
  NotConfigured: { status: 501, message: 'This isn’t set up on this server.' },
  ProviderError: { status: 502, message: 'The provider sent an unexpected response. Try again in a moment.' },
  Unavailable: { status: 503, message: 'Fettle is busy or starting. Try again in a moment.' },
  ProviderTimeout: { status: 504, message: 'The provider took too long to respond. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
