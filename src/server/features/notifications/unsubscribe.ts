import { z } from 'zod';
import type { UserDb } from '#db/pool.ts';
import { ensureProfile, getLanguage, updateNotificationPrefs } from '#db/repositories/profiles.ts';
import { lockUser } from '#db/repositories/user-tables.ts';
import type { SecretBox } from '#ports/system.ts';
import { announce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import { applyPrivacy } from '../../lib/privacy/apply-privacy.ts';
import type { Services } from '../../lib/services.ts';
import type { UnsubscribeScope } from '../../texts/mail-words.ts';
import { type Texts, textsOf } from '../../texts/texts.ts';

const CONTEXT = 'notification|unsubscribe';
const claims = z.object({ userId: z.uuid(), scope: z.enum(['email', 'weekly', 'news']) });

/** The unsubscribe link of an email; its token is encrypted, so it cannot be forged. */
export function unsubscribeUrl(
  services: Pick<Services, 'linkBox' | 'publicUrl'>,
  userId: string,
  scope: UnsubscribeScope,
): string {
  const token = services.linkBox.seal(JSON.stringify({ userId, scope }), CONTEXT).toString('base64url');
  return `${services.publicUrl}/api/v1/notifications/unsubscribe?token=${token}`;
}

function parseToken(linkBox: SecretBox, token: string): z.output<typeof claims> {
  try {
    return claims.parse(JSON.parse(linkBox.open(Buffer.from(token, 'base64url'), CONTEXT)));
  } catch {
    throw new Fault(
      'BadRequest',
      ({
        emails: {
          unsubscribe: { invalid },
        },
      }) => `${invalid.title} ${invalid.detail}`,
    );
  }
}

/** The page behind the link. It changes nothing by itself, because email scanners follow links. */
export async function showUnsubscribe(services: Services, token: string): Promise<Response> {
  const { userId, scope } = parseToken(services.linkBox, token);
  const texts = textsOf(await services.db.readAs(userId, getLanguage));
  const { confirm, of } = texts.emails.unsubscribe;
  const action = `/api/v1/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
  return renderPage(
    texts,
    of(scope).title,
    `<form method="post" action="${action}"><button>${confirm}</button></form>`,
  );
}

/** Turns off the emails of the link's scope; a repeated request changes nothing. */
export async function unsubscribe(services: Services, token: string): Promise<Response> {
  const { userId, scope } = parseToken(services.linkBox, token);
  const language = await services.db.withUser(userId, async (db) => {
    if (await lockUser(db)) await disableEmails(db, scope);
    return getLanguage(db);
  });
  await announce(services, userId, 'notificationsChanged');
  const texts = textsOf(language);
  const { of, settings } = texts.emails.unsubscribe;
  const { done, still } = of(scope);
  const link = `<a href="${settingsUrl(services, scope)}">${settings}</a>`;
  return renderPage(texts, done, `<p>${still}</p><p>${link}</p>`);
}

/** URL of the settings that control these emails. */
export function settingsUrl({ publicUrl }: Pick<Services, 'publicUrl'>, scope: UnsubscribeScope): string {
  return `${publicUrl}/settings?tab=${scope === 'news' ? 'privacy' : 'notifications'}`;
}

async function disableEmails(db: UserDb, scope: UnsubscribeScope): Promise<void> {
  const { notificationPrefs, privacySettings } = await ensureProfile(db);
  if (scope === 'news') return applyPrivacy(db, { ...privacySettings, marketingEmails: false });
  const off = scope === 'weekly' ? { weeklyReports: false } : { email: false };
  await updateNotificationPrefs(db, { ...notificationPrefs, ...off });
}

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #17211c; --muted: #5c6661; --line: #e1e2dc;
  --go: #1c6a4a; --on: #fbfdf9 }
@media (prefers-color-scheme: dark) { :root { --paper: #0c1310; --ink: #eeefe9; --muted: #9ea8a2; --line: #2b352f;
  --go: #62c596; --on: #0a1711 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 15px/1.55 Geist, system-ui, sans-serif;
  display: grid; place-items: center; min-height: 100vh }
main { max-width: 420px; margin: 24px; padding: 28px; border: 1px solid var(--line); border-radius: 10px }
h1 { margin: 0 0 16px; font: 400 26px/1.2 Newsreader, Georgia, serif }
p { margin: 0 0 12px; color: var(--muted) }
a { color: inherit }
button { font: 500 15px/1.2 system-ui, sans-serif; color: var(--on); background: var(--go); border: 0;
  border-radius: 6px; padding: 12px 18px; cursor: pointer }`;

function renderPage({ language }: Texts, title: string, body: string): Response {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style>`,
  ].join('');
  const main = `<main><h1>${title}</h1>${body}</main>`;
  return new Response(
    `<!doctype html><html lang="${language}"><head>${head}</head><body>${main}</body></html>`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  );
}
