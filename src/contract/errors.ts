/**
 * The catalogue of expected failures: code on the wire, HTTP status, and the text a person may see when the
 * server has nothing more exact to say.
 */
export const ERRORS = {
  BadRequest: { status: 400, message: 'The request could not be understood.' },
  ValidationFailed: { status: 400, message: 'Some of what was sent is not valid.' },
  Unauthorized: { status: 401, message: 'Please sign in again.' },
  Forbidden: { status: 403, message: 'This is not allowed.' },
  ReauthRequired: { status: 403, message: 'Confirm that it is you: sign in again to go on.' },
  NotFound: { status: 404, message: 'Not found.' },
  MethodNotAllowed: { status: 405, message: 'This address does not support that method.' },
  Conflict: { status: 409, message: 'This was changed meanwhile. Reload and try again.' },
  PayloadTooLarge: { status: 413, message: 'That is too large.' },
  UnsupportedMediaType: { status: 415, message: 'That content type is not supported here.' },
  UnreadableFile: { status: 422, message: 'This file could not be read.' },
  TooManyRequests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  InternalError: { status: 500, message: 'Something went wrong on our side. Nothing was lost.' },
  NotConfigured: { status: 501, message: 'This is not configured on this server.' },
  ProviderError: { status: 502, message: 'The provider did not answer as expected. Try again in a moment.' },
  Unavailable: { status: 503, message: 'Fettle is busy or starting. Try again in a moment.' },
  ProviderTimeout: { status: 504, message: 'The provider took too long to answer. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
