import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { RouteTools } from '../routes/route.ts';
import { readBody } from '../validate.ts';
import { describeSession, enterCode, finishSession, openSession, signIn } from './session.ts';

const ASSETS = {
  '/link-initialize.js': ['link-initialize.js', 'text/javascript; charset=utf-8'],
  '/link/dialog': ['dialog.html', 'text/html; charset=utf-8'],
  '/link/dialog.css': ['dialog.css', 'text/css; charset=utf-8'],
  '/link/dialog.js': ['dialog.js', 'text/javascript; charset=utf-8'],
} as const;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Only pages on this machine may show the dialog.
  'frame-ancestors http://localhost:* http://127.0.0.1:* http://[::1]:*',
].join('; ');

/** The loader script, the dialog it opens in a frame, and the calls the dialog makes. */
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
  const { context } = tools;
  const token = { token: z.string() };
  app.post('/link/session', async (c) => {
    const request = readBody(token, await c.req.json());
    return c.json(describeSession(context, openSession(context, request.token)));
  });
  app.post('/link/session/sign-in', async (c) => {
    const shape = { ...token, institutionId: z.string(), username: z.string(), password: z.string() };
    const request = readBody(shape, await c.req.json());
    return c.json(signIn(context, openSession(context, request.token), request));
  });
  app.post('/link/session/code', async (c) => {
    const request = readBody({ ...token, code: z.string() }, await c.req.json());
    return c.json(enterCode(context, openSession(context, request.token), request.code));
  });
  app.post('/link/session/finish', async (c) => {
    const request = readBody({ ...token, accountKeys: z.array(z.string()) }, await c.req.json());
    const session = openSession(context, request.token);
    return c.json({
      ...finishSession(context, session, {
        accountKeys: request.accountKeys,
        notReadyCalls: tools.notReadyCalls,
      }),
    });
  });
}
