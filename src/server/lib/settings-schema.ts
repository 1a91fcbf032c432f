import { z } from 'zod';
import { parseTrustedProxies } from './trusted-proxies.ts';

const ENCRYPTION_KEY_BYTES = 32;
const KEY_HINT = 'must be 32 bytes in base64 (openssl rand -base64 32)';
const isKey = (text: string) => Buffer.from(text, 'base64').length === ENCRYPTION_KEY_BYTES;

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    message: `must be an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });

/** Callers append paths to it. */
const origin = (...protocols: string[]) =>
  url(...protocols)
    .pipe(
      z.string().refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
        message: 'must end after its host and port, such as https://money.example',
      }),
    )
    .transform((text) => new URL(text).origin);

const wholeNumber = z.coerce.number({ error: 'must be a number' }).int();
const port = z.coerce.number({ error: 'must be a port number' }).int().max(65535);

/** Every server setting, grouped by topic. `.env.example` is generated from these descriptions. */
export const SETTING_GROUPS = {
  'The server': {
    PUBLIC_URL: origin('http', 'https')
      .optional()
      .describe(
        'The address that users open, such as https://money.example. It also turns the emulators off.',
      ),
    HOST: z.string().default('127.0.0.1').describe('The address to listen on.'),
    PORT: port.min(0).default(3000).describe('The port to listen on.'),
    API_BASE_URL: url('http', 'https')
      .optional()
      .describe(
        'Where the screens call the API, such as https://api.example.com/api; PUBLIC_URL when unset.',
      ),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((text, context) => {
        try {
          return parseTrustedProxies(text);
        } catch (error) {
          context.addIssue({
            code: 'custom',
            message: error instanceof Error ? error.message : 'is not a list',
          });
          return z.NEVER;
        }
      })
      .describe(
        'The IP address of the proxy in front, a range such as 10.0.0.0/8, or loopback; separated by commas.',
      ),
    DATA_DIR: z
      .string()
      .default('./data')
      .describe('Folder of the embedded database and the generated key, where those are used.'),
    RUN: z
      .enum(['all', 'web', 'jobs'], { error: 'must be all, web or jobs' })
      .default('all')
      .describe('What this process does: web answers requests, jobs works in the background, all does both.'),
    LOG_LEVEL: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], {
        error: 'must be silent, fatal, error, warn, info or debug',
      })
      .default('info')
      .describe('From what level on events are logged: silent, fatal, error, warn, info or debug.'),
    METRICS_PORT: port
      .min(1)
      .optional()
      .describe('Where metrics for Prometheus are answered, without a sign-in; nowhere without it.'),
    METRICS_HOST: z.string().default('127.0.0.1').describe('The address that METRICS_PORT listens on.'),
    OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https')
      .optional()
      .describe(
        'The OpenTelemetry receiver that traces are sent to, by OTLP over HTTP; to nobody without it.',
      ),
    USER_STORAGE_QUOTA_MB: z.coerce
      .number({ error: 'must be a number of megabytes' })
      .int()
      .min(1, 'must be 1 or more')
      .max(1_048_576, 'must be 1048576 or less')
      .default(5_120)
      .describe('Megabytes of emails, uploads and unconfirmed imports that one user may store.'),
  },
  'The database': {
    DATABASE_URL: url('postgres', 'postgresql')
      .optional()
      .describe('The role that serves: an ordinary one, never a superuser. Without it Fettle runs its own.'),
    DATABASE_ADMIN_URL: url('postgres', 'postgresql')
      .optional()
      .describe('The role that creates schema and roles, used at start and by "fettle migrate".'),
    JOBS_DATABASE_URL: url('postgres', 'postgresql')
      .optional()
      .describe('The role that runs jobs; the name of the serving role with _worker when unset.'),
    DATABASE_DIRECT_URL: url('postgres', 'postgresql')
      .optional()
      .describe(
        'PostgreSQL itself, where DATABASE_URL leads to a connection pool in transaction mode such as PgBouncer.',
      ),
  },
  'Keys and backups': {
    ENCRYPTION_KEY: z
      .string()
      .refine(isKey, { message: KEY_HINT })
      .optional()
      .describe('Seals every stored secret: 32 bytes in base64 (openssl rand -base64 32).'),
    ENCRYPTION_KEY_PREVIOUS: z
      .string()
      .refine((text) => text.split(',').every(isKey), { message: `each key ${KEY_HINT}` })
      .optional()
      .describe('Earlier keys, separated by commas, while the key is changed.'),
    BACKUP_PASSPHRASE: z
      .string()
      .min(12, 'must have 12 characters or more')
      .optional()
      .describe('Encrypts backups, 12 characters or more; without it nothing opens them.'),
    BACKUP_DIR: z.string().optional().describe('Where the server writes a backup every day.'),
  },
  Identity: {
    REGISTRATION: z
      .enum(['open', 'invitation', 'closed'], { error: 'must be open, invitation or closed' })
      .optional()
      .describe(
        'Who may create an account after the first, which is the administrator’s: open, invitation or closed.',
      ),
    PASSWORD_MIN_LENGTH: wholeNumber
      .min(8, 'must be 8 or more')
      .max(64, 'must be 64 or less')
      .default(8)
      .describe('The shortest password that is accepted.'),
    IDENTITY: z
      .enum(['local', 'firebase'], { error: 'must be "local" or "firebase"' })
      .default('local')
      .describe('Who knows the users: local, or firebase with the values below.'),
    FIREBASE_API_KEY: z.string().optional(),
    FIREBASE_AUTH_DOMAIN: z
      .string()
      .regex(/^[\w.-]+$/, 'must be a host name, such as project.firebaseapp.com')
      .optional(),
    FIREBASE_PROJECT_ID: z.string().optional(),
    FIREBASE_STORAGE_BUCKET: z.string().optional(),
    FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
    FIREBASE_APP_ID: z.string().optional(),
    FIREBASE_MEASUREMENT_ID: z.string().optional(),
  },
  'Banks, through Plaid': {
    PLAID_CLIENT_ID: z.string().optional().describe('From the dashboard of Plaid.'),
    PLAID_SECRET: z.string().optional().describe('From the dashboard of Plaid, for PLAID_ENV.'),
    PLAID_ENV: z
      .enum(['sandbox', 'production'], { error: 'must be "sandbox" or "production"' })
      .default('sandbox')
      .describe('Which of its environments: sandbox or production.'),
    PLAID_BASE_URL: url('http', 'https').optional().describe('Another address that speaks its wire format.'),
  },
  Mailboxes: {
    GOOGLE_CLIENT_ID: z
      .string()
      .optional()
      .describe('An OAuth client for the Gmail API and signing in with Google.'),
    GOOGLE_CLIENT_SECRET: z.string().optional().describe('The secret of that client.'),
    GOOGLE_PUBSUB_TOPIC: z
      .string()
      .regex(/^projects\/[^/]+\/topics\/[^/]+$/, 'must be projects/…/topics/…')
      .optional()
      .describe('Where Gmail says that email came; without it mailboxes are asked from time to time.'),
    GOOGLE_PUBSUB_ACCOUNT: z
      .email({ error: 'must be the address of a service account' })
      .optional()
      .describe('The service account that delivers it.'),
    IMAP_URL: url('imap', 'imaps').optional().describe('A mailbox for "fettle doctor imap" to try.'),
  },
  'Outgoing email and push': {
    SMTP_URL: url('smtp', 'smtps')
      .optional()
      .describe('The server for outgoing email, with user and password where it asks for them.'),
    MAIL_FROM: z
      .email({ error: 'must be an e-mail address' })
      .optional()
      .describe('The sender address of these emails.'),
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, 'must be a VAPID public key')
      .optional()
      .describe('Keys of web push; made and kept by the server when unset.'),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a VAPID private key')
      .optional(),
    VAPID_SUBJECT: url('mailto', 'https')
      .optional()
      .describe('Where push services can reach whoever runs this server: mailto: or https://.'),
  },
  'A language model, optional': {
    AI_BASE_URL: url('http', 'https')
      .optional()
      .describe('An endpoint that speaks the wire format of OpenAI, hosted or your own.'),
    AI_MODEL: z.string().optional().describe('The model to ask.'),
    AI_API_KEY: z.string().optional().describe('Its key, where it asks for one.'),
    AI_CALLS_A_DAY: wholeNumber
      .min(0)
      .max(100_000)
      .default(200)
      .describe('How many times a day it is asked for one user at most.'),
    AI_INPUT_PRICE: z.coerce
      .number({ error: 'must be US dollars for a million tokens' })
      .min(0)
      .default(0)
      .describe('US dollars for a million tokens that go in, so that Fettle can show what it costs.'),
    AI_OUTPUT_PRICE: z.coerce
      .number({ error: 'must be US dollars for a million tokens' })
      .min(0)
      .default(0)
      .describe('US dollars for a million tokens that come out.'),
  },
} as const;

export const settingsSchema = z.object({
  ...SETTING_GROUPS['The server'],
  ...SETTING_GROUPS['The database'],
  ...SETTING_GROUPS['Keys and backups'],
  ...SETTING_GROUPS.Identity,
  ...SETTING_GROUPS['Banks, through Plaid'],
  ...SETTING_GROUPS.Mailboxes,
  ...SETTING_GROUPS['Outgoing email and push'],
  ...SETTING_GROUPS['A language model, optional'],
});
