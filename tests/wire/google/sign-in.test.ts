import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { clickThrough } from '../../lib/click-through.ts';
import { CLIENT_ID, CLIENT_SECRET, controlEmulator, PERSON, startHarness } from './harness.ts';

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  userinfo_endpoint: z.string(),
  code_challenge_methods_supported: z.array(z.string()),
});
const tokenSchema = z.object({ id_token: z.string(), access_token: z.string() });
type Discovery = z.infer<typeof discoverySchema>;

async function discover(url: string): Promise<Discovery> {
  const answer = await fetch(`${url}/.well-known/openid-configuration`);
  return discoverySchema.parse(await answer.json());
}

async function signIn(
  url: string,
  redirect: string,
): Promise<{ idToken: string; accessToken: string; meta: Discovery }> {
  const meta = await discover(url);
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'xyz',
    nonce: 'n-1',
    prompt: 'select_account',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const back = await clickThrough(`${meta.authorization_endpoint}?${query}`, { email: PERSON }, redirect);
  const answer = await fetch(meta.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirect,
      code_verifier: verifier,
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
    }),
  });
  const tokens = tokenSchema.parse(await answer.json());
  return { idToken: tokens.id_token, accessToken: tokens.access_token, meta };
}

describe('the OpenID Connect emulator', () => {
  it('signs a user in with one choice and PKCE, on any loopback port, with published keys', async () => {
    const { emulator } = await startHarness();
    for (const redirect of ['http://localhost:4711/api/auth/callback/google', 'http://127.0.0.1:3000/cb']) {
      const { idToken, accessToken, meta } = await signIn(emulator.url, redirect);
      expect(meta.issuer).toBe(emulator.url);
      const { payload, protectedHeader } = await jwtVerify(
        idToken,
        createRemoteJWKSet(new URL(meta.jwks_uri)),
        {
          issuer: emulator.url,
          audience: CLIENT_ID,
        },
      );
      expect(protectedHeader.alg).toBe('RS256');
      expect(payload).toMatchObject({
        email: PERSON,
        email_verified: true,
        name: 'Jordan Ellis',
        nonce: 'n-1',
      });
      const info = await fetch(meta.userinfo_endpoint, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect(await info.json()).toMatchObject({ sub: payload.sub, email: PERSON });
    }
    await emulator.close();
  });

  it('rejects a foreign redirect URI on a page without an opener policy', async () => {
    const { emulator } = await startHarness();
    const meta = await discover(emulator.url);
    expect(meta.code_challenge_methods_supported).toEqual(['S256']);
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: 'https://evil.example/cb',
      response_type: 'code',
      scope: 'openid',
    });
    const answer = await fetch(`${meta.authorization_endpoint}?${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(await answer.text()).toContain('Access blocked');
    await emulator.close();
  });

  it('returns access_denied when the user cancels', async () => {
    const { emulator } = await startHarness();
    const meta = await discover(emulator.url);
    const redirect = 'http://localhost:3000/cb';
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid',
      state: 'abc',
    });
    const back = await clickThrough(`${meta.authorization_endpoint}?${query}`, { cancel: '1' }, redirect);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('abc');
    await emulator.close();
  });

  it('keeps keys, grants and delivered email across a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-google-'));
    const stateFile = join(folder, 'google.json');
    const first = await startHarness({ stateFile });
    const port = Number(new URL(first.emulator.url).port);
    const { idToken } = await signIn(first.emulator.url, 'http://localhost:3000/cb');
    await controlEmulator(first.emulator.url, { op: 'deliver', template: 'friendNote' });
    const before = await controlEmulator(first.emulator.url, { op: 'status' });
    await first.emulator.close();
    const second = await startHarness({ stateFile, port });
    // The first call may use a connection that the old server closed.
    const meta = await vi.waitFor(() => discover(second.emulator.url));
    await jwtVerify(idToken, createRemoteJWKSet(new URL(meta.jwks_uri)), { issuer: second.emulator.url });
    expect(await controlEmulator(second.emulator.url, { op: 'status' })).toEqual(before);
    await second.emulator.close();
    rmSync(folder, { recursive: true });
  });
});
