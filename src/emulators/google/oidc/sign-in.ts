import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import type { SandboxIdentity } from '../identities.ts';
import { blockedPage } from '../pages/consent.ts';
import { PAGE_HEADERS } from '../pages/layout.ts';
import { signInPage } from '../pages/people.ts';

/** The pop-up's sign-in page and its submission. */
export function addSignIn(
  app: Hono<{ Bindings: HttpBindings }>,
  provider: Provider,
  people: readonly SandboxIdentity[],
): void {
  app.get('/signin/:uid', async (c) => {
    try {
      await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    } catch {
      return c.body(expired(), 400, PAGE_HEADERS);
    }
    return c.body(signInPage(c.req.path, people), 200, PAGE_HEADERS);
  });

  app.post('/signin/:uid', async (c) => {
    const form = await c.req.parseBody();
    const result = resultOf(people, form);
    if (!result)
      return c.body(
        blockedPage('invalid_account', 'That account is not one of the sandbox.'),
        400,
        PAGE_HEADERS,
      );
    try {
      const next = await provider.interactionResult(c.env.incoming, c.env.outgoing, result, {
        mergeWithLastSubmission: false,
      });
      return c.redirect(next, 303);
    } catch {
      return c.body(expired(), 400, PAGE_HEADERS);
    }
  });
}

function resultOf(
  people: readonly SandboxIdentity[],
  form: Readonly<Record<string, unknown>>,
): InteractionResults | null {
  if (form.cancel) return { error: 'access_denied', error_description: 'The person cancelled.' };
  const person = people.find((candidate) => candidate.email === form.email);
  return person ? { login: { accountId: person.subject, remember: false }, select_account: {} } : null;
}

function expired(): string {
  return blockedPage('expired', 'This sign-in has ended. Start again from the app.');
}
