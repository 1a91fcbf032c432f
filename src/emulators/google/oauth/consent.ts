import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { SandboxIdentity } from '../identities.ts';
import { isLoopbackUrl } from '../loopback.ts';
import { blockedPage, consentPage, IDENTITY_SCOPES } from '../pages/consent.ts';
import { PAGE_HEADERS } from '../pages/layout.ts';
import { chooseMailboxPage } from '../pages/people.ts';
import type { TokenStore } from './token-store.ts';

export interface ConsentOptions {
  readonly clientId: string;
  readonly people: readonly SandboxIdentity[];
  readonly office: TokenStore;
}

interface AuthorizationRequest {
  readonly query: URLSearchParams;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly prompt: ReadonlySet<string>;
}

type App = Hono<{ Bindings: HttpBindings }>;

/** The email consent flow: account list, scopes with checkboxes, Allow and Cancel. */
export function addConsent(app: App, options: ConsentOptions): void {
  for (const path of ['/o/oauth2/v2/auth', '/o/oauth2/auth']) {
    app.get(path, (c) => showConsent(c, options));
  }
  app.post('/o/oauth2/v2/consent', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const request = readRequest(new URLSearchParams(form.get('request') ?? ''), options.clientId);
    if ('blocked' in request) return c.body(request.blocked, 400, PAGE_HEADERS);
    const person = options.people.find((candidate) => candidate.email === form.get('email'));
    if (!person || form.get('decision') !== 'allow') return back(c, request, { error: 'access_denied' });
    const ticked = new Set(form.getAll('scope'));
    const scopes = request.scopes.filter((scope) => IDENTITY_SCOPES.has(scope) || ticked.has(scope));
    if (scopes.length === 0) return back(c, request, { error: 'access_denied' });
    return allow(c, options, request, person.email, scopes);
  });
}

function showConsent(c: Context, options: ConsentOptions): Response {
  const query = new URL(c.req.url).searchParams;
  const request = readRequest(query, options.clientId);
  if ('blocked' in request) return c.body(request.blocked, 400, PAGE_HEADERS);
  const hint = query.get('account') ?? query.get('login_hint');
  const person = options.people.find(
    (candidate) => candidate.email === hint?.toLowerCase() || candidate.subject === hint,
  );
  const mustChoose = request.prompt.has('select_account') && !query.has('account');
  const known = person && !mustChoose ? person : null;
  const granted = known && coveringGrant(options.office, known.email, request.scopes);
  if (known && granted && !request.prompt.has('consent')) {
    return allow(c, options, request, known.email, request.scopes);
  }
  if (request.prompt.has('none')) {
    return back(c, request, { error: known ? 'consent_required' : 'login_required' });
  }
  if (known) return c.body(consentPage(known, request.scopes, query.toString()), 200, PAGE_HEADERS);
  const html = chooseMailboxPage(options.people, (candidate) => {
    const next = new URLSearchParams(query);
    next.set('account', candidate.email);
    return `/o/oauth2/v2/auth?${next}`;
  });
  return c.body(html, 200, PAGE_HEADERS);
}

/** Redirects only for the known client and loopback addresses; other requests end on an error page. */
function readRequest(
  query: URLSearchParams,
  clientId: string,
): AuthorizationRequest | { readonly blocked: string } {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== clientId)
    return blocked('invalid_client', 'The OAuth client was not found.');
  if (!isLoopbackUrl(redirectUri)) {
    return blocked('redirect_uri_mismatch', 'The sandbox sends people back to this machine only.');
  }
  if (query.get('response_type') !== 'code') {
    return blocked('unsupported_response_type', 'Only response_type=code is answered.');
  }
  const scopes = [...new Set((query.get('scope') ?? '').split(/\s+/).filter(Boolean))];
  if (scopes.length === 0) return blocked('invalid_request', 'Missing required parameter: scope');
  const method = query.get('code_challenge_method');
  if (query.has('code_challenge') && method !== null && method !== 'S256' && method !== 'plain') {
    return blocked('invalid_request', 'Invalid parameter: code_challenge_method');
  }
  const prompt = new Set((query.get('prompt') ?? '').split(/\s+/).filter(Boolean));
  return { query, redirectUri, scopes, prompt };
}

function allow(
  c: Context,
  options: ConsentOptions,
  request: AuthorizationRequest,
  email: string,
  scopes: readonly string[],
): Response {
  const { query } = request;
  const earlier = options.office.liveGrant(email);
  const merged =
    query.get('include_granted_scopes') === 'true' && earlier
      ? [...new Set([...earlier.scopes, ...scopes])]
      : [...scopes];
  // Like Google, a repeated silent consent gives no refresh token unless the consent screen was requested.
  const offline =
    query.get('access_type') === 'offline' && (request.prompt.has('consent') || !earlier?.refreshToken);
  const code = options.office.issueCode({
    email,
    clientId: options.clientId,
    redirectUri: request.redirectUri,
    scopes: merged,
    challenge: query.get('code_challenge'),
    challengeMethod: query.get('code_challenge_method') ?? 'plain',
    offline,
    nonce: query.get('nonce'),
    expiresAtMs: 0,
  });
  return back(c, request, { code, scope: merged.join(' '), authuser: '0', prompt: 'consent' });
}

function back(c: Context, request: AuthorizationRequest, answer: Record<string, string>): Response {
  const url = new URL(request.redirectUri);
  const state = request.query.get('state');
  if (state !== null) url.searchParams.set('state', state);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return c.redirect(url.href, 303);
}

function coveringGrant(office: TokenStore, email: string, scopes: readonly string[]): boolean {
  const grant = office.liveGrant(email);
  return grant !== null && scopes.every((scope) => grant.scopes.includes(scope));
}

function blocked(code: string, explanation: string): { readonly blocked: string } {
  return { blocked: blockedPage(code, explanation) };
}
