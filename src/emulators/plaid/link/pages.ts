import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import * as z from 'zod';
import { PlaidFailure, type WireError } from '../errors.ts';
import type { RouteTools } from '../routes/route.ts';
import { readBody } from '../validate.ts';
import { describeSession, enterCode, finishSession, openSession, signIn } from './session.ts';

const ASSETS = {
  '/link-initialize.js': ['link-initialize.js', 'text/javascript; charset=utf-8'],
  '/link/dialog': ['dialog.html', 'text/html; charset=utf-8'],
  '/link/dialog.css': ['dialog.css', 'text/css; charset=utf-8'],
  '/link/dialog.js': ['dialog.js', 'text/javascript; charset=utf-8'],
  '/link/dom.js': ['dom.js', 'text/javascript; charset=utf-8'],
} as const;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Only pages on this machine may embed the dialog.
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

/** The loader script, the dialog in its frame, and the dialog's calls. */
export function addLinkPages(app: Hono, tools: RouteTools): void {
  for (const [path, [file, type]] of Object.entries(ASSETS)) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    app.get(path, (c) =>
      c.body(text, 200, {
        'content-type': type,
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        ...(type.startsWith('text/html')
          ? { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' }
          : {}),
      }),
    );
  }
  for (const [path, step] of Object.entries(STEPS)) {
    app.post(path, async (c) => c.json(await outcomeOf(async () => step(tools, await c.req.json()))));
  }
}

type Step = (tools: RouteTools, body: unknown) => unknown;

const token = { token: z.string() };

const STEPS: Readonly<Record<string, Step>> = {
  '/link/session': ({ context }, body) =>
    describeSession(context, openSession(context, readBody(token, body).token)),
  '/link/session/sign-in': ({ context }, body) => {
    const request = readBody(
      { ...token, institutionId: z.string(), username: z.string(), password: z.string() },
      body,
    );
    return signIn(context, openSession(context, request.token), request);
  },
  '/link/session/code': ({ context }, body) => {
    const request = readBody({ ...token, code: z.string() }, body);
    return enterCode(context, openSession(context, request.token), request.code);
  },
  '/link/session/finish': ({ context, notReadyCalls }, body) => {
    const { accountKeys, ...request } = readBody({ ...token, accountKeys: z.array(z.string()) }, body);
    return finishSession(context, openSession(context, request.token), { accountKeys, notReadyCalls });
  },
};

/** Errors are normal responses here, so that a wrong password doesn't log a failed request in the browser console. */
async function outcomeOf(
  work: () => Promise<unknown>,
): Promise<{ answer: unknown; failure: WireError | null }> {
  try {
    return { answer: await work(), failure: null };
  } catch (error) {
    if (error instanceof PlaidFailure) return { answer: null, failure: error.body };
    throw error;
  }
}
