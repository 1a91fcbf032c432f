import { createPlaidProvider } from '#adapters/bank/plaid/client.ts';
import { hostedProject } from '#adapters/identity/hosted/project.ts';
import { addressesOf, createToolkit } from '#adapters/identity/hosted/toolkit.ts';
import { createOpenAiCompatible } from '#adapters/language-model/openai-compatible.ts';
import { createImapProvider } from '#adapters/mail/imap/client.ts';
import { fetchPublishedKeys } from '#adapters/published-keys.ts';
import { createSmtpMailOut, senderOf } from '#adapters/smtp/smtp-mail-out.ts';
import { assertOrdinaryRole } from '#db/pool.ts';
import { APP_NAME, mayUseEmulators, type Settings } from '#server/lib/config.ts';
import { withDatabase } from './database.ts';

type Step = (say: (step: string, detail?: string) => void, settings: Settings) => Promise<void>;

/** An unconfigured component: nothing to check, and a failure only if requested by name. */
export class NotConfigured extends Error {}

const GOOGLE_DISCOVERY = 'https://accounts.google.com/.well-known/openid-configuration';

const TIMEOUT_MS = 15_000;

/** Makes one real round trip per component, printing each step. */
export const PARTS: Readonly<Record<string, Step>> = {
  async database(say) {
    await withDatabase(async (db) => {
      const [version] = await db.system.query<{ version: string }>('select version()');
      say('connected', version?.version);
      await assertOrdinaryRole(db.system);
      say('the role is an ordinary one');
      const [applied] = await db.system.query<{ tables: number }>(
        `select count(*) as tables from pg_tables where schemaname = 'app'`,
      );
      say('schema', `${applied?.tables ?? 0} tables`);
    });
  },
  async plaid(say, settings) {
    const { PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret, PLAID_ENV: environment } = settings;
    if (!clientId || !secret) throw new NotConfigured('Set PLAID_CLIENT_ID and PLAID_SECRET first.');
    const provider = createPlaidProvider({
      clientId,
      secret,
      baseUrl: settings.PLAID_BASE_URL ?? `https://${environment}.plaid.com`,
      isSandbox: environment === 'sandbox',
    });
    const { expiration } = await provider.createLinkToken({
      userId: 'doctor',
      webhookUrl: null,
      accessToken: null,
      historyDays: 30,
      choosesAccounts: false,
    });
    say('a link token was created', `valid until ${expiration}`);
  },
  async gmail(say, settings) {
    if (!settings.GOOGLE_CLIENT_ID || !settings.GOOGLE_CLIENT_SECRET)
      throw new NotConfigured('Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET first.');
    const answer = await fetch(GOOGLE_DISCOVERY, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    say('Google answers', `HTTP ${answer.status}`);
    const body = new URLSearchParams({
      client_id: settings.GOOGLE_CLIENT_ID,
      client_secret: settings.GOOGLE_CLIENT_SECRET,
      grant_type: 'authorization_code',
      code: 'doctor',
      redirect_uri: `${settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`}/api/v1/gmail/callback`,
    });
    const refused: unknown = await (
      await fetch('https://oauth2.googleapis.com/token', {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    ).json();
    const error = refused && typeof refused === 'object' && 'error' in refused ? String(refused.error) : '';
    // An invalid code produces this error only if the client ID is valid.
    if (error !== 'invalid_grant')
      throw new Error(
        `Google does not accept the ` +
          `client: ${error || 'no answer'}. Check the id, the secret and the redirect address.`,
      );
    say('the client is known to Google');
  },
  async imap(say, settings) {
    if (!settings.IMAP_URL)
      throw new NotConfigured(
        'Set IMAP_URL first: imaps://name:password@server, with %40 for an @ in the name.',
      );
    const { hostname, port, protocol, username, password } = new URL(settings.IMAP_URL);
    const isTls = protocol === 'imaps:';
    const provider = createImapProvider({ emulator: null, mayCallPrivate: mayUseEmulators(settings) });
    try {
      const { secret } = await provider.signIn({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? (isTls ? 993 : 143) : Number(port),
        security: isTls ? 'tls' : 'starttls',
        user: decodeURIComponent(username),
        password: decodeURIComponent(password),
      });
      say('signed in', hostname);
      const access = { userId: 'doctor', mailboxId: 'doctor', secret };
      const folders = await provider.listFolders(access);
      const read = folders.filter(({ isDefault }) => isDefault).map(({ name }) => name);
      say('folders', `${folders.length}, of which these are read: ${read.join(', ')}`);
      const today = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
      const { refs } = await provider.list(access, {
        since: null,
        receivedFrom: today,
        folderIds: null,
        page: null,
      });
      say('messages of the last week in the first folder', String(refs.length));
      const newest = refs.at(-1);
      for await (const message of provider.fetch(access, newest ? [newest.id] : []))
        say('the newest was fetched', message.outcome);
    } finally {
      await provider.close();
    }
  },
  async ai(say, settings) {
    const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = settings;
    if (!baseUrl || !model) throw new NotConfigured('Set AI_BASE_URL and AI_MODEL first.');
    const { text, inputTokens } = await createOpenAiCompatible({
      baseUrl,
      model,
      apiKey: apiKey ?? null,
    }).complete({
      instructions: 'Answer with the JSON object {"word": "ready"}.',
      document: 'Are you ready?',
      schema: {
        type: 'object',
        properties: { word: { type: 'string' } },
        required: ['word'],
        additionalProperties: false,
      },
    });
    say('the model answers', `${model} at ${new URL(baseUrl).host}, ${inputTokens} tokens asked`);
    JSON.parse(text);
    say('the answer is JSON');
  },
  async smtp(say, settings) {
    const { SMTP_URL: url } = settings;
    if (!url) throw new NotConfigured('Set SMTP_URL first.');
    const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
    const from = settings.MAIL_FROM ?? senderOf(url, publicUrl);
    say('the mail server takes us', await createSmtpMailOut({ url, from, appName: APP_NAME }).check());
    say('mails come from', from);
  },
  async firebase(say, settings) {
    const project = hostedProject(settings, null);
    if (!project) throw new NotConfigured('Set IDENTITY=firebase and the FIREBASE_* values first.');
    const addresses = addressesOf(null);
    const { keys } = await fetchPublishedKeys(addresses.keys);
    say('the published keys are there', `${keys.keys.length} keys`);
    const hosts = await createToolkit(addresses, project.apiKey).listAuthorizedHosts();
    say('the API key is good');
    const host = new URL(settings.PUBLIC_URL ?? 'http://localhost').hostname;
    if (!hosts.includes(host))
      throw new Error(`${host} is not among the project's authorised domains: ${hosts.join(', ')}`);
    say('people may sign in from this address', host);
  },
};
