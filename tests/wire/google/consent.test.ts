import { createHash, randomBytes } from 'node:crypto';
import { CodeChallengeMethod } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authClient,
  connect,
  consent,
  controlEmulator,
  failureOf,
  gmailClient,
  type Harness,
  PERSON,
  READONLY,
  REDIRECT,
  startHarness,
} from './harness.ts';

describe('Gmail consent and tokens, with the official client', () => {
  let harness: Harness;
  let url: string;

  beforeAll(async () => {
    harness = await startHarness();
    url = harness.emulator.url;
  });
  afterAll(() => harness.emulator.close());

  const ask = (extra: Record<string, unknown> = {}): string =>
    authClient(url).generateAuthUrl({
      access_type: 'offline',
      scope: ['email', READONLY],
      prompt: 'consent',
      login_hint: PERSON,
      state: 's-1',
      ...extra,
    });

  it('returns state and code on Allow, access_denied on Cancel', async () => {
    const allowed = await consent(ask(), 'allow');
    expect(allowed.href).toMatch(new RegExp(`^${REDIRECT}\\?`));
    expect(allowed.searchParams.get('state')).toBe('s-1');
    expect(allowed.searchParams.get('code')).toMatch(/^4\/0/);
    const cancelled = await consent(ask(), 'cancel');
    expect(cancelled.searchParams.get('error')).toBe('access_denied');
    expect(cancelled.searchParams.get('state')).toBe('s-1');
  });

  it('issues a token without the unchecked permission, which Gmail rejects', async () => {
    const auth = authClient(url);
    const back = await consent(ask(), 'allow', []);
    const { tokens } = await auth.getToken(back.searchParams.get('code') ?? '');
    expect(tokens.scope).toBe('email');
    auth.setCredentials(tokens);
    expect(await failureOf(gmailClient(url, auth).users.getProfile({ userId: 'me' }))).toEqual({
      status: 403,
      reason: 'insufficientPermissions',
    });
  });

  it('accepts a code once, and only with its verifier', async () => {
    const auth = authClient(url);
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const pkce = { code_challenge: challenge, code_challenge_method: CodeChallengeMethod.S256 };
    const first = (await consent(ask(pkce), 'allow')).searchParams.get('code') ?? '';
    expect((await failureOf(auth.getToken({ code: first, codeVerifier: 'wrong' }))).reason).toBe(
      'invalid_grant',
    );
    const second = (await consent(ask(pkce), 'allow')).searchParams.get('code') ?? '';
    await auth.getToken({ code: second, codeVerifier: verifier });
    expect(await failureOf(auth.getToken({ code: second, codeVerifier: verifier }))).toEqual({
      status: 400,
      reason: 'invalid_grant',
    });
  });

  it('refreshes automatically when the access token has expired', async () => {
    const { auth, api } = await connect(url);
    const before = auth.credentials.access_token;
    await controlEmulator(url, { op: 'expireAccessTokens' });
    const { data } = await api.users.getProfile({ userId: 'me' });
    expect(data.emailAddress).toBe(PERSON);
    expect(auth.credentials.access_token).not.toBe(before);
  });

  it('expires access tokens after their lifetime by the clock', async () => {
    const separate = await startHarness();
    const { auth } = await connect(separate.emulator.url);
    const call = (): Promise<Response> =>
      fetch(`${separate.emulator.url}/gmail/v1/users/me/profile`, {
        headers: { authorization: `Bearer ${auth.credentials.access_token}` },
      });
    expect((await call()).status).toBe(200);
    separate.setNow(new Date('2026-11-21T19:00:01Z'));
    const late = await call();
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    await separate.emulator.close();
  });

  it('returns invalid_grant after revocation, by the user or by the client', async () => {
    const { auth } = await connect(url);
    await controlEmulator(url, { op: 'revokeGrant', mailbox: PERSON });
    expect(await failureOf(auth.refreshAccessToken())).toEqual({ status: 400, reason: 'invalid_grant' });
    const again = await connect(url);
    const refreshToken = again.auth.credentials.refresh_token ?? '';
    await again.auth.revokeToken(refreshToken);
    again.auth.setCredentials({ refresh_token: refreshToken });
    expect((await failureOf(again.auth.refreshAccessToken())).reason).toBe('invalid_grant');
  });

  it('never redirects a user to another machine', async () => {
    const foreign = ask().replace(
      encodeURIComponent(REDIRECT),
      encodeURIComponent('https://evil.example/cb'),
    );
    const answer = await fetch(foreign, { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('redirect_uri_mismatch');
    const other = await fetch(ask().replace('client_id=sandbox', 'client_id=other'), { redirect: 'manual' });
    expect(await other.text()).toContain('invalid_client');
  });

  it('lists the accounts if none is hinted, and sets no opener policy', async () => {
    const answer = await fetch(authClient(url).generateAuthUrl({ scope: [READONLY] }));
    const html = await answer.text();
    expect(html.match(/@sandbox\.test</g)?.length).toBe(3);
    expect(html).toContain('stands in for Google');
    expect(answer.headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it('describes a token and issues an identity token for the scope openid', async () => {
    const { auth } = await connect(url);
    const info = await auth.getTokenInfo(auth.credentials.access_token ?? '');
    expect(info.email).toBe(PERSON);
    expect(info.scopes).toContain(READONLY);
    expect(auth.credentials.id_token?.split('.')).toHaveLength(3);
  });
});
