import type { MiddlewareHandler } from 'hono';
import { TIME_ZONE_HEADER } from '#contract/time-zone-header.ts';
import type { RequestVariables } from './request-variables.ts';

export interface HeaderOptions {
  /** Origins of the bank-linking widget: script, frame and API. */
  readonly widgetOrigins: readonly string[];
  /** Where the screens call the API, if it is on another origin. */
  readonly apiOrigin: string | null;
  /** Origins of a hosted identity's sign-in; empty with the built-in identity. */
  readonly identity: {
    readonly scripts: readonly string[];
    readonly calls: readonly string[];
    readonly frames: readonly string[];
  };
  readonly isHttps: boolean;
}

/**
 * Security headers of every response. Inline styles are allowed because emails are shown in frames that inherit this
 * policy; inline scripts never are.
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
  'access-control-allow-headers': `authorization, content-type, ${TIME_ZONE_HEADER}`,
  'access-control-max-age': '600',
};
const READABLE = 'content-disposition, retry-after, x-request-id';

/**
 * CORS: only the screens' origin may call the API from another origin. Calls use bearer tokens and never cookies, so
 * credentials are not allowed.
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
