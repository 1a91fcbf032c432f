import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault } from '../../../lib/fault.ts';
import { providerFault } from '../../../lib/provider-fault.ts';
import type { Services } from '../../../lib/services.ts';
import { toWire } from '../../../lib/wire-id.ts';
import type { Texts } from '../../../texts/texts.ts';
import { saveMailbox } from './save-mailbox.ts';

type SignInBody = z.output<(typeof ENDPOINTS)['connectImap']['body']>;

const SIGN_IN_FAULTS: Readonly<Record<string, (texts: Texts) => string>> = {
  SIGN_IN_REFUSED: ({ faults }) => faults.wrongSignIn,
  APP_PASSWORD_NEEDED: ({ faults }) => faults.appPasswordNeeded,
  CERTIFICATE: ({ faults }) => faults.serverNotProven,
  NO_ENCRYPTION: ({ faults }) => faults.noEncryptionOffered,
  ADDRESS_NOT_ALLOWED: ({ faults }) => faults.privateNetwork,
  PORT_NOT_ALLOWED: ({ faults }) => faults.portBlocked,
  NO_SUCH_HOST: ({ faults }) => faults.noSuchServer,
  THROTTLED: ({ faults }) => faults.serverBusy,
};

/** Signs in to an IMAP server, stores the credentials only if that succeeded, and starts the first sync. */
export async function connectImap(services: Services, userId: string, body: SignInBody) {
  const { imap } = services.mail;
  if (!imap) throw new Fault('NotFound');
  const { address, ...signIn } = body;
  const opened = await imap
    .signIn(signIn)
    .catch((error: unknown) => throwSignInFault(services, address, error));
  const mailboxId = await saveMailbox(services, userId, { provider: 'imap', address, ...opened });
  await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
  await services.events.publish(userId, { kind: 'mailbox', mailboxId });
  return { mailboxId: toWire('mailbox', mailboxId) };
}

function throwSignInFault(services: Services, address: string, error: unknown): never {
  const code = error instanceof ProviderFailure ? error.code : '';
  const words = SIGN_IN_FAULTS[code];
  if (words === undefined) return providerFault(error);
  const known = services.mail.imap?.findServer(address);
  const advice = code === 'SIGN_IN_REFUSED' ? known?.advice : undefined;
  const text = (texts: Texts) => (advice ? `${words(texts)} ${texts.sentence(advice)}` : words(texts));
  throw new Fault('ValidationFailed', text, { cause: error });
}
