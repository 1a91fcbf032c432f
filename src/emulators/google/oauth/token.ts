import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { identityClaims, type SandboxIdentity } from '../identities.ts';
import { signIdToken } from '../state/keys.ts';
import type { StateStore } from '../state/state.ts';
import { type IssuedTokens, matchesVerifier, type TokenStore } from './token-store.ts';

export interface TokenOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly people: readonly SandboxIdentity[];
  readonly office: TokenStore;
  readonly store: StateStore;
}

type App = Hono<{ Bindings: HttpBindings }>;

/** Token, revocation, token info and user info endpoints of the email side, with Google's errors. */
export function addTokenEndpoints(app: App, options: TokenOptions): void {
  app.post('/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (!clientFits(c, form, options))
      return oauthError(401, 'invalid_client', 'The OAuth client was not found.');
    const kind = form.get('grant_type');
    if (kind === 'authorization_code') return redeem(form, options);
    if (kind === 'refresh_token') return refresh(form, options);
    return oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${kind ?? ''}`);
  });

  app.post('/revoke', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const token = c.req.query('token') ?? form.get('token') ?? '';
    if (options.office.revokeToken(token)) return c.json({});
    return oauthError(400, 'invalid_token', 'Token expired or revoked');
  });

  for (const path of ['/tokeninfo', '/oauth2/v3/tokeninfo']) {
    app.on(['GET', 'POST'], path, async (c) => {
      const form = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : '');
      const value = c.req.query('access_token') ?? form.get('access_token') ?? bearerOf(c);
      const known = options.office.checkAccess(value);
      if (!known) return oauthError(400, 'invalid_token', 'Invalid Value');
      return c.json({
        azp: options.clientId,
        aud: options.clientId,
        scope: known.token.scopes.join(' '),
        exp: String(Math.floor(known.token.expiresAtMs / 1000)),
        email: known.grant.email,
        email_verified: 'true',
        access_type: known.grant.refreshToken ? 'offline' : 'online',
      });
    });
  }

  app.get('/oauth2/v3/userinfo', (c) => {
    const known = options.office.checkAccess(bearerOf(c));
    const person = known && options.people.find((candidate) => candidate.email === known.grant.email);
    if (!person) return oauthError(401, 'invalid_request', 'Invalid Credentials');
    return c.json(identityClaims(person));
  });
}

export function bearerOf(c: Context): string {
  return /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

async function redeem(form: URLSearchParams, options: TokenOptions): Promise<Response> {
  const code = options.office.redeemCode(form.get('code') ?? '');
  if (!code) return oauthError(400, 'invalid_grant', 'Malformed auth code.');
  if (form.get('redirect_uri') !== code.redirectUri)
    return oauthError(400, 'redirect_uri_mismatch', 'Bad Request');
  if (!matchesVerifier(code, form.get('code_verifier'))) {
    return oauthError(400, 'invalid_grant', code.challenge ? 'Invalid code verifier.' : 'Bad Request');
  }
  const grant = options.office.openGrant(code.email, code.scopes, code.offline);
  return tokens(options, options.office.issueAccess(grant), code.nonce, grant.refreshToken);
}

async function refresh(form: URLSearchParams, options: TokenOptions): Promise<Response> {
  const grant = options.office.byRefreshToken(form.get('refresh_token') ?? '');
  if (!grant) return oauthError(400, 'invalid_grant', 'Token has been expired or revoked.');
  return tokens(options, options.office.issueAccess(grant), null, null);
}

async function tokens(
  options: TokenOptions,
  issued: IssuedTokens,
  nonce: string | null,
  refreshToken: string | null,
): Promise<Response> {
  const person = options.people.find((candidate) => candidate.email === issued.grant.email);
  const idToken =
    person && issued.grant.scopes.includes('openid')
      ? await signIdToken(options.store, options.issuer, options.clientId, {
          ...identityClaims(person),
          azp: options.clientId,
          ...(nonce ? { nonce } : {}),
        })
      : null;
  return json(200, {
    access_token: issued.accessToken,
    expires_in: issued.expiresIn,
    ...(refreshToken ? { refresh_token: refreshToken } : {}),
    scope: issued.grant.scopes.join(' '),
    token_type: 'Bearer',
    ...(idToken ? { id_token: idToken } : {}),
  });
}

function clientFits(c: Context, form: URLSearchParams, options: TokenOptions): boolean {
  const basic = /^Basic (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (basic) {
    const expected = [options.clientId, options.clientSecret];
    const credentials = Buffer.from(basic, 'base64').toString('utf8');
    // RFC 6749 requires form-encoding both parts first; many clients send them plain.
    return credentials === expected.join(':') || credentials === expected.map(encodeURIComponent).join(':');
  }
  return form.get('client_id') === options.clientId && form.get('client_secret') === options.clientSecret;
}

function oauthError(status: number, error: string, description: string): Response {
  return json(status, { error, error_description: description });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body, null, 2), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      pragma: 'no-cache',
    },
  });
}
