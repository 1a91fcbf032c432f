import { createPlaidProvider } from '#adapters/bank/plaid/client.ts';
import { type HostedProject, hostedProject } from '#adapters/identity/hosted/project.ts';
import { createGmailProvider } from '#adapters/mail/gmail/client.ts';
import { createSmtpMailOut, senderOf } from '#adapters/smtp/smtp-mail-out.ts';
import type { BankDataProvider } from '#ports/bank-data-provider.ts';
import type { MailOut } from '#ports/mail-out.ts';
import type { ConsentMailProvider } from '#ports/mail-provider.ts';
import { type AssistantService, createAssistant } from './lib/assistant/assistant.ts';
import { APP_NAME, type Settings } from './lib/config.ts';
import type { Capability, Services } from './lib/services.ts';

/** Where emulators answer, and the keys they know. */
export interface Emulators {
  readonly plaid: {
    readonly url: string;
    readonly widgetScriptUrl: string;
    readonly clientId: string;
    readonly secret: string;
  };
  readonly simplefin: { readonly url: string };
  readonly google: { readonly url: string; readonly clientId: string; readonly clientSecret: string };
  readonly imap: { readonly host: string; readonly port: number; readonly controlUrl: string };
  readonly mailCatcher: { readonly url: string; readonly smtpUrl: string };
  /** A push service whose certificate only its own authority vouches for. */
  readonly push: { readonly url: string; readonly origin: string; readonly ca: string };
  /** Null where it was not asked for. */
  readonly firebase: { readonly url: string; readonly projectId: string; readonly apiKey: string } | null;
}

/** What the choice of providers depends on. */
export interface ProviderOptions {
  readonly settings: Settings;
  /** Null where emulators may not run. */
  readonly emulators: Emulators | null;
}

/** Names the settings that are missing. */
const NOT_CONFIGURED = (...settings: readonly string[]): Capability => ({
  state: 'not_configured',
  hint: settings.join(', '),
});
const SANDBOX_ADDRESS = 'sam.whitlock@sandbox.test';

/** What each part can do here, and where it cannot, what to set. */
export function capabilitiesOf(
  { settings, emulators }: ProviderOptions,
  chosen: {
    readonly bank: { readonly capability: Capability };
    readonly mail: { readonly capability: Capability };
    readonly mailOut: { readonly capability: Capability };
    readonly googleSignIn: { readonly emulatorUrl: string | null } | null;
  },
): Services['capabilities'] {
  const { bank, mail, mailOut, googleSignIn } = chosen;
  return {
    banks: bank.capability,
    simplefin:
      emulators && !(settings.PLAID_CLIENT_ID && settings.GOOGLE_CLIENT_ID)
        ? { state: 'sandbox', hint: `${emulators.simplefin.url}/create` }
        : { state: 'live', hint: null },
    mail: mail.capability,
    imap: emulators ? { state: 'sandbox', hint: SANDBOX_ADDRESS } : { state: 'live', hint: null },
    mailOut: mailOut.capability,
    googleSignIn: googleSignIn
      ? { state: googleSignIn.emulatorUrl ? 'sandbox' : 'live', hint: null }
      : NOT_CONFIGURED('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
  };
}

/** Plaid with the keys that are set, else its emulator. */
export function chooseBank({ settings, emulators }: ProviderOptions): {
  provider: BankDataProvider | null;
  capability: Capability;
} {
  const { PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret } = settings;
  if (clientId && secret) {
    const baseUrl = settings.PLAID_BASE_URL ?? `https://${settings.PLAID_ENV}.plaid.com`;
    return {
      provider: createPlaidProvider({
        clientId,
        secret,
        baseUrl,
        isSandbox: settings.PLAID_ENV === 'sandbox',
      }),
      capability: { state: settings.PLAID_ENV === 'sandbox' ? 'sandbox' : 'live', hint: null },
    };
  }
  if (!emulators)
    return {
      provider: null,
      capability: NOT_CONFIGURED('PLAID_CLIENT_ID', 'PLAID_SECRET'),
    };
  const { url, widgetScriptUrl } = emulators.plaid;
  const provider = createPlaidProvider({
    clientId: emulators.plaid.clientId,
    secret: emulators.plaid.secret,
    baseUrl: url,
    isSandbox: true,
    widgetScriptUrl,
  });
  return { provider, capability: { state: 'sandbox', hint: null } };
}

/** Gmail with the keys that are set, else its emulator. */
export function chooseMail(options: ProviderOptions): {
  provider: ConsentMailProvider | null;
  capability: Capability;
} {
  const google = chooseGoogle(options);
  if (!google)
    return {
      provider: null,
      capability: NOT_CONFIGURED('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
    };
  return {
    provider: createGmailProvider(google, pushOf(options.settings)),
    capability: { state: google.emulatorUrl ? 'sandbox' : 'live', hint: null },
  };
}

function pushOf(settings: Settings) {
  const { GOOGLE_PUBSUB_TOPIC: topic, GOOGLE_PUBSUB_ACCOUNT: account } = settings;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return topic && account ? { topic, account, audience: `${publicUrl}/api/v1/gmail/push` } : null;
}

/** The client that Google, or its emulator, knows us by; null without either. */
export function chooseGoogle({ settings, emulators }: ProviderOptions) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId && clientSecret) return { clientId, clientSecret, emulatorUrl: null };
  return emulators
    ? {
        clientId: emulators.google.clientId,
        clientSecret: emulators.google.clientSecret,
        emulatorUrl: emulators.google.url,
      }
    : null;
}

/** The project of the hosted identity. Throws where it was chosen without its values. */
export function requireProject({ settings, emulators }: ProviderOptions): HostedProject {
  const project = hostedProject(settings, emulators?.firebase ?? null);
  if (!project) throw new Error('IDENTITY=firebase needs the FIREBASE_* values of a project');
  return project;
}

/** The mail server that is set, else the catcher. */
export function chooseMailOut(
  { settings, emulators }: ProviderOptions,
  publicUrl: string,
): {
  provider: MailOut | null;
  capability: Capability;
} {
  const url = settings.SMTP_URL ?? emulators?.mailCatcher.smtpUrl;
  if (!url) return { provider: null, capability: NOT_CONFIGURED('SMTP_URL') };
  const from = settings.MAIL_FROM ?? senderOf(url, publicUrl);
  return {
    provider: createSmtpMailOut({ url, from, appName: APP_NAME }),
    capability: settings.SMTP_URL
      ? { state: 'live', hint: null }
      : { state: 'sandbox', hint: emulators?.mailCatcher.url ?? null },
  };
}

/** The language model that is set; there is no emulator for it. Its client is loaded only where one is set. */
export async function chooseAssistant(
  { settings }: ProviderOptions,
  parts: Pick<Services, 'db' | 'clock' | 'secretBox' | 'logger'>,
): Promise<AssistantService | null> {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = settings;
  if (!baseUrl || !model) return null;
  const { createOpenAiCompatible } = await import('#adapters/language-model/openai-compatible.ts');
  return createAssistant({
    ...parts,
    model: createOpenAiCompatible({ baseUrl, model, apiKey: apiKey ?? null }),
    callsMax: settings.AI_CALLS_A_DAY,
    prices: { input: settings.AI_INPUT_PRICE, output: settings.AI_OUTPUT_PRICE },
  });
}
