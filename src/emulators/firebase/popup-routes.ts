import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxIdentity } from '../google/identities.ts';
import { isLoopbackUrl } from '../google/loopback.ts';
import { PAGE_HEADERS } from '../google/pages/layout.ts';
import { choosePage, donePage } from './popup.ts';
import type { Service } from './service.ts';
import { issueGoogleToken } from './tokens.ts';

export type Env = { Bindings: HttpBindings };

export function addPopup(app: Hono<Env>, service: Service, people: readonly SandboxIdentity[]): void {
  app.get('/popup', (c) => {
    const origin = c.req.query('origin') ?? '';
    if (!isLoopbackUrl(origin)) return c.text('Not found', 404);
    return c.body(choosePage(`/popup?origin=${encodeURIComponent(origin)}`, people), 200, PAGE_HEADERS);
  });
  app.post('/popup', async (c) => {
    const origin = c.req.query('origin') ?? '';
    if (!isLoopbackUrl(origin)) return c.text('Not found', 404);
    const { email } = await c.req.parseBody();
    const person = people.find((candidate) => candidate.email === email);
    const message: Readonly<Record<string, string>> = person
      ? { type: 'fettle:google', idToken: await issueGoogleToken(service, person) }
      : { type: 'fettle:google', error: 'cancelled' };
    const page = donePage(new URL(origin).origin, message);
    return c.body(page.body, 200, page.headers);
  });
}
