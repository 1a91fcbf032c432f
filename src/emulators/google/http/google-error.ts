/** Google API errors that clients distinguish, by their reason. */
const ERRORS = {
  authError: [
    401,
    'UNAUTHENTICATED',
    'global',
    'Request had invalid authentication credentials. Expected OAuth 2 access token,' +
      ' login cookie or other valid authentication credential.',
  ],
  insufficientPermissions: [
    403,
    'PERMISSION_DENIED',
    'global',
    'Request had insufficient authentication scopes.',
  ],
  rateLimitExceeded: [403, 'PERMISSION_DENIED', 'usageLimits', 'Rate Limit Exceeded'],
  userRateLimitExceeded: [403, 'PERMISSION_DENIED', 'usageLimits', 'User-rate limit exceeded.'],
  dailyLimitExceeded: [403, 'PERMISSION_DENIED', 'usageLimits', 'Daily Limit Exceeded'],
  domainPolicy: [403, 'PERMISSION_DENIED', 'global', 'The domain administrators have disabled Gmail apps.'],
  tooManyRequests: [429, 'RESOURCE_EXHAUSTED', 'usageLimits', 'Too many concurrent requests for user.'],
  notFound: [404, 'NOT_FOUND', 'global', 'Requested entity was not found.'],
  invalidArgument: [400, 'INVALID_ARGUMENT', 'global', 'Invalid value.'],
  failedPrecondition: [400, 'FAILED_PRECONDITION', 'global', 'Precondition check failed.'],
  forbidden: [403, 'PERMISSION_DENIED', 'global', 'Delegation denied.'],
  backendError: [500, 'INTERNAL', 'global', 'Internal error encountered.'],
  badGateway: [502, 'UNAVAILABLE', 'global', 'Bad Gateway'],
  unavailable: [503, 'UNAVAILABLE', 'global', 'The service is currently unavailable.'],
} as const satisfies Record<string, readonly [number, string, string, string]>;

export type GoogleReason = keyof typeof ERRORS;

export interface GoogleErrorBody {
  readonly error: {
    readonly code: number;
    readonly message: string;
    readonly errors: readonly Record<string, string>[];
    readonly status: string;
    readonly details?: readonly Record<string, unknown>[];
  };
}

export function isGoogleReason(reason: string): reason is GoogleReason {
  return Object.hasOwn(ERRORS, reason);
}

export function googleErrorBody(reason: GoogleReason, message?: string): GoogleErrorBody {
  const [code, status, domain, standard] = ERRORS[reason];
  const text = message ?? standard;
  // Google's body says `rateLimitExceeded` for 429 too.
  const named = reason === 'tooManyRequests' ? 'rateLimitExceeded' : reason;
  const entry: Record<string, string> =
    reason === 'authError'
      ? {
          message: 'Invalid Credentials',
          domain,
          reason: named,
          location: 'Authorization',
          locationType: 'header',
        }
      : { message: text, domain, reason: named };
  const details = reason === 'insufficientPermissions' ? { details: [SCOPE_DETAIL] } : {};
  return { error: { code, message: text, errors: [entry], status, ...details } };
}

export function googleError(reason: GoogleReason, message?: string): Response {
  const body = googleErrorBody(reason, message);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=UTF-8',
    vary: 'Origin',
  };
  if (reason === 'authError')
    headers['www-authenticate'] = 'Bearer realm="https://accounts.google.com/", error="invalid_token"';
  if (reason === 'tooManyRequests') headers['retry-after'] = '1';
  return new Response(JSON.stringify(body, null, 2), { status: body.error.code, headers });
}

const SCOPE_DETAIL = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  domain: 'googleapis.com',
  metadata: { service: 'gmail.googleapis.com' },
};
