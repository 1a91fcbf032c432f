import { userMessage } from '#domain/messages/user-message.ts';
import type { SignInMailProvider } from '#ports/mail-provider.ts';
import { noteCall } from '../../system/outgoing-calls.ts';
import { connectImap, type ImapOptions, isEmulator } from './connect.ts';
import { toFailure } from './failure.ts';
import { listFolders } from './folders.ts';
import { knownServerOf } from './known-servers.ts';
import { listMail } from './list.ts';
import { fetchMail, readHeaders } from './read.ts';
import { searchMail } from './search.ts';
import { createSessions } from './sessions.ts';
import { watchMailbox } from './watch.ts';

/** `MailProvider` for any IMAP server. Read-only: folders are opened without marking messages. */
export function createImapProvider(options: ImapOptions): SignInMailProvider {
  const sessions = createSessions(options);
  const { emulator } = options;
  return {
    kind: 'imap',
    findServer: (address) =>
      emulator && address.toLowerCase().endsWith('@sandbox.test')
        ? {
            name: 'Sandbox mail',
            ...emulator,
            security: 'none' as const,
            user: address,
            password: 'own' as const,
            advice: userMessage('passwordIs', 'sandbox'),
            helpUrl: null,
          }
        : knownServerOf(address),
    async signIn(signIn) {
      const client = await connectImap(options, signIn);
      try {
        await listFolders(client);
        return { secret: JSON.stringify(signIn), isSandbox: isEmulator(options, signIn) };
      } catch (error) {
        throw toFailure(error);
      } finally {
        noteCall({ purpose: 'mailbox', host: signIn.host, bytesSent: client.stats().sent });
        client.logout().catch(() => client.close());
      }
    },
    listFolders: (access) => sessions.use(access, listFolders),
    list: (access, question) => sessions.use(access, (client) => listMail(client, question)),
    search: (access, search, limit) => sessions.use(access, (client) => searchMail(client, search, limit)),
    readHeaders: (access, ids) => readHeaders(sessions, access, ids),
    fetch: (access, ids) => fetchMail(sessions, access, ids),
    // A password can't be revoked here; deleting it is sufficient.
    revoke: () => Promise.resolve(),
    watch: (access, listener) => watchMailbox(options, access, listener),
    close: () => sessions.close(),
  };
}
