import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { KnownMailServer } from '#ports/mail-provider.ts';
import { MAIL_SERVERS, type MailServerRow } from './server-table.ts';

/** The IMAP server for an email address, by domain; null if the domain is unknown or the address is invalid. */
export function knownServerOf(address: string): KnownMailServer | null {
  const [local, domain, ...more] = address.trim().toLowerCase().split('@');
  if (!local || !domain || more.length > 0) return null;
  const row = MAIL_SERVERS.find(({ domains }) => domains.some((known) => isOf(domain, known)));
  return row ? present(row, address.trim(), local) : null;
}

/** `yahoo.*` matches the domains of all countries. */
function isOf(domain: string, known: string): boolean {
  if (!known.endsWith('.*')) return domain === known;
  const stem = known.slice(0, -1);
  return domain.startsWith(stem) && /^[a-z]{2,3}(?:\.[a-z]{2})?$/.test(domain.slice(stem.length));
}

function present(row: MailServerRow, address: string, local: string): KnownMailServer {
  const { name, host, port = 993, security = 'tls', user = 'address', password, advice, helpUrl } = row;
  return {
    name,
    host,
    port,
    security,
    password,
    user: user === 'local' ? local : address,
    advice: advice ?? ADVICE[password],
    helpUrl: helpUrl ?? null,
  };
}

const ADVICE: Readonly<Record<KnownMailServer['password'], UserMessage | null>> = {
  own: null,
  app: userMessage('createAppPassword'),
  bridge: userMessage('startBridge'),
  refused: userMessage('passwordsRefused'),
};
