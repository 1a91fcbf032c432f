import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from './request-variables.ts';

export interface HeaderOptions {
  /** Origins of the bank-linking widget: its script, its frame and what it calls. */
  readonly widgetOrigins: readonly string[];
  /** Where the screens call the API, when it is not their own origin. */
  readonly apiOrigin: string | null;
  /** What a hosted identity's sign-in loads, calls and frames; empty where people sign in here. */
  readonly identity: {
    readonly scripts: readonly string[];
    readonly calls: readonly string[];
    readonly frames: readonly string[];
  };
  readonly isHttps: boolean;
}

/**
 * Headers of every answer. Styles may be inline, since email is shown in frames that inherit this policy; scripts
 * never.
 */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  const widget = options.widgetOrigins.join(' ');
  const { identity } = options;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${widget} ${identity.scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${options.apiOrigin ?? ''} ${widget} ${identity.calls.join(' ')}`,
    `frame-src 'self' ${widget} ${identity.frames.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.map((line) => line.replace(/\s+/g, ' ').trim()).join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

const FOR_PREFLIGHT = {
  'access-control-allow-methods': 'DELETE, GET, PATCH, POST, PUT',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};
const READABLE = 'content-disposition, retry-after, x-request-id';

/**
 * Lets the screens, and no page of another origin, call the API under its own origin. Calls carry a bearer token and
 * never a cookie, so cookies are not allowed.
 */
export function allowScreens(screensOrigin: string): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const { req } = context;
    const isAllowed = req.header('origin') === screensOrigin;
    const isPreflight = req.method === 'OPTIONS' && req.header('access-control-request-method') !== undefined;
    if (isAllowed && isPreflight) context.res = new Response(null, { status: 204, headers: FOR_PREFLIGHT });
    else await next();
    context.res.headers.append('vary', 'origin');
    if (!isAllowed) return;
    context.res.headers.set('access-control-allow-origin', screensOrigin);
    context.res.headers.set('access-control-expose-headers', READABLE);
  };
}
