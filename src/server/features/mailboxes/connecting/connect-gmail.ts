import { createHash, randomBytes } from 'node:crypto';
import { type ConsentState, consumeConsentState, insertConsentState } from '#db/repositories/oauth-states.ts';
import type { ConsentMailProvider } from '#ports/mail-provider.ts';
import { Fault } from '../../../lib/fault.ts';
import type { Services } from '../../../lib/services.ts';
import { saveMailbox } from './save-mailbox.ts';

const STATE_MINUTES = 15;

type ReturnTo = ConsentState['returnTo'];
const PAGES: Readonly<Record<ReturnTo, string>> = {
  settings: '/settings?tab=data-sources',
  onboarding: '/onboarding',
  'email-ai': '/email-ai',
};

/** The configured Gmail provider; otherwise throws a fault that names the missing settings. */
export function requireGmail(services: Services): ConsentMailProvider {
  const { gmail } = services.mail;
  if (!gmail)
    throw new Fault('NotConfigured', ({ faults }) =>
      faults.emailNotConfigured(services.capabilities.mail.hint),
    );
  return gmail;
}

const redirectUri = (services: Services) => `${services.publicUrl}/api/v1/gmail/callback`;
const stateHash = (state: string) => createHash('sha256').update(state).digest();
export const verifierContext = (hash: Buffer): string => `sys|oauth_states|${hash.toString('hex')}|verifier`;

/** Returns the consent URL for the browser. State and verifier are stored for the callback, bound to the user. */
export async function startConsent(services: Services, userId: string, returnTo: ReturnTo): Promise<string> {
  const mail = requireGmail(services);
  const state = randomBytes(24).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  const hash = stateHash(state);
  const now = services.clock.now();
  const stored = {
    ...{ stateHash: hash, userId, returnTo },
    verifierSealed: services.secretBox.seal(verifier, verifierContext(hash)),
    expiresAt: new Date(now.getTime() + STATE_MINUTES * 60_000),
  };
  await insertConsentState(services.db.system, stored, now);
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  return mail.consentUrl({ state, codeChallenge, redirectUri: redirectUri(services) });
}

/**
 * Handles the OAuth callback: consumes the state once, stores the access and returns the page to show with the result.
 * Only the browser signed in as the user who started the consent may complete it; otherwise a forwarded URL would link
 * one user's mailbox to another user's account.
 */
export async function finishConsent(
  services: Services,
  answer: { state?: string | undefined; code?: string | undefined; error?: string | undefined },
  headers: Headers,
): Promise<string> {
  const hash = stateHash(answer.state ?? '');
  const known = await consumeConsentState(services.db.system, hash);
  if (!known || known.expiresAt < services.clock.now()) return resultUrl(PAGES.settings, 'expired');
  if ((await services.identity.sessionUser(headers)) !== known.userId)
    return resultUrl(PAGES.settings, 'expired');
  const { userId, returnTo } = known;
  const page = PAGES[returnTo];
  if (answer.error || !answer.code) return resultUrl(page, 'refused');
  const mail = requireGmail(services);
  try {
    const codeVerifier = services.secretBox.open(known.verifierSealed, verifierContext(hash));
    const { secret, mayRead } = await mail.exchangeCode({
      code: answer.code,
      codeVerifier,
      redirectUri: redirectUri(services),
    });
    if (!mayRead) {
      await mail.revoke(secret).catch(() => undefined);
      return resultUrl(page, 'permission_missing');
    }
    const address = await mail.addressOf(secret);
    const mailboxId = await saveMailbox(services, userId, {
      provider: 'gmail',
      address,
      secret,
      isSandbox: mail.isSandbox,
    });
    // Onboarding starts the sync itself, to show its steps.
    if (returnTo !== 'onboarding')
      await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
    return resultUrl(page, 'connected');
  } catch (error) {
    services.logger.warn({ error }, 'connecting a mailbox failed');
    return resultUrl(page, 'failed');
  }
}

function resultUrl(page: string, result: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}gmail=${result}`;
}
