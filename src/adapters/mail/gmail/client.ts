import type { ConsentMailProvider, MailFolder } from '#ports/mail-provider.ts';
import { unexpected } from './failure.ts';
import { listMail } from './list.ts';
import { type PacedApi, pacedApi } from './paced.ts';
import { createPush, type PushOptions } from './push.ts';
import { createPace, UNITS, UNITS_A_MINUTE } from './quota.ts';
import { fetchMail, readHeaders } from './read.ts';
import { searchMail } from './search.ts';
import { createGoogleSignIn, type GmailOptions } from './sign-in.ts';

/** Labels that are locations of a message; Gmail's other labels (read, starred, categories) are not. */
const ROLES: Readonly<Record<string, MailFolder['role']>> = {
  INBOX: 'inbox',
  SENT: 'sent',
  DRAFT: 'drafts',
  SPAM: 'spam',
  TRASH: 'trash',
};

/** `MailProvider` for Gmail. Read-only, through Google's own clients. */
export function createGmailProvider(
  options: GmailOptions,
  push: PushOptions | null = null,
): ConsentMailProvider {
  const signIn = createGoogleSignIn(options);
  // An emulator has no quota.
  const pace = createPace(options.emulatorUrl === null ? UNITS_A_MINUTE : null);
  const paced = (secret: string): PacedApi => pacedApi(signIn.api(secret), secret, pace);
  return {
    kind: 'gmail',
    isSandbox: options.emulatorUrl !== null,
    push: push && createPush(push, options.emulatorUrl, signIn.api),
    consentUrl: signIn.consentUrl,
    exchangeCode: signIn.exchangeCode,
    async addressOf(secret) {
      const { data } = await paced(secret).call(UNITS.profile, (api) =>
        api.users.getProfile({ userId: 'me' }),
      );
      if (!data.emailAddress) throw unexpected();
      return data.emailAddress;
    },
    async listFolders({ secret }) {
      const { data } = await paced(secret).call(UNITS.profile, (api) =>
        api.users.labels.list({ userId: 'me' }),
      );
      if (!data.labels) throw unexpected();
      return data.labels.flatMap(({ id, name, type }): MailFolder[] => {
        if (!id || !name) return [];
        const role = ROLES[id] ?? (type === 'user' ? 'other' : null);
        return role ? [{ id, name, role, isDefault: role !== 'spam' && role !== 'trash' }] : [];
      });
    },
    list: ({ secret }, question) => listMail(paced(secret), question),
    search: ({ secret }, search, limit) => searchMail(paced(secret), search, limit),
    readHeaders: ({ secret }, ids) => readHeaders(paced(secret), ids),
    fetch: ({ secret }, ids) => fetchMail(paced(secret), ids),
    revoke: signIn.revoke,
  };
}
