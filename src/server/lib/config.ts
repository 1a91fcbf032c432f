import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseTrustedProxies } from './trusted-proxies.ts';

export const APP_NAME = 'Fettle';
export const APP_VERSION = '1';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1']);
const ENCRYPTION_KEY_BYTES = 32;

const KEY_HINT = 'must be 32 bytes in base64 (openssl rand -base64 32)';
const isKey = (text: string) => Buffer.from(text, 'base64').length === ENCRYPTION_KEY_BYTES;

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    message: `must be an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(3000),
  /** Where `GET /metrics` is answered, without a sign-in; not at all without it. */
  METRICS_PORT: z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http', 'https').optional(),
  API_BASE_URL: url('http', 'https').optional(),
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
    }),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_ADMIN_URL: url('postgres', 'postgresql').optional(),
  JOBS_DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATA_DIR: z.string().default('./data'),
  ENCRYPTION_KEY: z.string().refine(isKey, { message: KEY_HINT }).optional(),
  /** Earlier keys, separated by commas; they open what was sealed before the key was changed. */
  ENCRYPTION_KEY_PREVIOUS: z
    .string()
    .refine((text) => text.split(',').every(isKey), { message: `each key ${KEY_HINT}` })
    .optional(),
  /** Encrypts backups; without it nothing opens them. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters or more').optional(),
  /** Where the server writes a backup every day; none without it. */
  BACKUP_DIR: z.string().optional(),
  IDENTITY: z.enum(['local', 'firebase'], { error: 'must be "local" or "firebase"' }).default('local'),
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
  REGISTRATION: z
    .enum(['open', 'invitation', 'closed'], { error: 'must be open, invitation or closed' })
    .optional(),
  PASSWORD_MIN_LENGTH: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(8, 'must be 8 or more')
    .max(64, 'must be 64 or less')
    .default(8),
  USER_STORAGE_QUOTA_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int()
    .min(1, 'must be 1 or more')
    .max(1_048_576, 'must be 1048576 or less')
    .default(5_120),
  PLAID_CLIENT_ID: z.string().optional(),
  PLAID_SECRET: z.string().optional(),
  PLAID_ENV: z
    .enum(['sandbox', 'production'], { error: 'must be "sandbox" or "production"' })
    .default('sandbox'),
  PLAID_BASE_URL: url('http', 'https').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_PUBSUB_TOPIC: z
    .string()
    .regex(/^projects\/[^/]+\/topics\/[^/]+$/, 'must be projects/…/topics/…')
    .optional(),
  GOOGLE_PUBSUB_ACCOUNT: z.email({ error: 'must be the address of a service account' }).optional(),
  IMAP_URL: url('imap', 'imaps').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a VAPID public key')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a VAPID private key')
    .optional(),
  VAPID_SUBJECT: url('mailto', 'https').optional(),
  MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  AI_BASE_URL: url('http', 'https').optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_CALLS_A_DAY: z.coerce.number({ error: 'must be a number' }).int().min(0).max(100_000).default(200),
  AI_INPUT_PRICE: z.coerce.number({ error: 'must be US dollars for a million tokens' }).min(0).default(0),
  AI_OUTPUT_PRICE: z.coerce.number({ error: 'must be US dollars for a million tokens' }).min(0).default(0),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, fatal, error, warn, info or debug',
    })
    .default('info'),
});

export type Settings = z.output<typeof schema>;

/** Every problem of the environment at once, each with the variable's name. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads the environment once. Each variable may be given as `NAME_FILE` instead, a file that holds its value. */
export function readSettings(environment: Environment): Settings {
  return checked(environment, pairProblems);
}

/** The same for a command that needs a few of the settings: what goes together need not be complete. */
export function readSomeSettings(environment: Environment): Settings {
  return checked(environment, () => []);
}

type Environment = Readonly<Record<string, string | undefined>>;
type Given = Readonly<Partial<Record<keyof Settings, string>>>;

function checked(environment: Environment, problemsOf: (given: Given) => readonly string[]): Settings {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = environment[name];
    const file = environment[`${name}_FILE`];
    if (value !== undefined && value !== '') values[name] = value;
    else if (file) {
      try {
        values[name] = readFileSync(file, 'utf8').trim();
      } catch {
        problems.push(`${name}_FILE: cannot read ${file}`);
      }
    }
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  problems.push(...problemsOf(values));
  if (problems.length > 0 || !parsed.success) throw new ConfigError(problems);
  return parsed.data;
}

type Name = keyof Settings;

/** Settings that go together. */
const PAIRS: readonly (readonly [Name, Name])[] = [
  ['PLAID_CLIENT_ID', 'PLAID_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_PUBSUB_TOPIC', 'GOOGLE_PUBSUB_ACCOUNT'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
];

/** Settings that need another one, and what that one is for. */
const NEEDS: readonly (readonly [Name, Name, string])[] = [
  ['DATABASE_ADMIN_URL', 'DATABASE_URL', 'the role that serves'],
  ['JOBS_DATABASE_URL', 'DATABASE_URL', 'the role that serves'],
  ['ENCRYPTION_KEY_PREVIOUS', 'ENCRYPTION_KEY', 'the key that is used from now on'],
  ['DATABASE_URL', 'ENCRYPTION_KEY', 'which seals what is stored (openssl rand -base64 32)'],
  ['BACKUP_DIR', 'BACKUP_PASSPHRASE', 'which encrypts the backups'],
];

function pairProblems(settings: Given): string[] {
  const problems: string[] = [];
  for (const [a, b] of PAIRS) {
    if ((settings[a] === undefined) !== (settings[b] === undefined))
      problems.push(`${a} and ${b} go together: set both or neither`);
  }
  problems.push(...hostedProblems(settings));
  for (const [name, needed, why] of NEEDS)
    if (settings[name] && !settings[needed]) problems.push(`${name} needs ${needed}, ${why}`);
  if (settings.METRICS_PORT && settings.METRICS_PORT === (settings.PORT ?? '3000'))
    problems.push('METRICS_PORT and PORT must be different');
  if (settings.BACKUP_DIR && settings.DATABASE_URL && !settings.DATABASE_ADMIN_URL)
    problems.push(
      'BACKUP_DIR needs DATABASE_ADMIN_URL: only the role that owns the tables reads all of them',
    );
  return problems;
}

/** The hosted identity needs its project, or none of its values and a machine on which a stand-in may run. */
function hostedProblems(settings: Given): string[] {
  if (settings.IDENTITY !== 'firebase') return [];
  const needed = [
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_APP_ID',
  ] as const;
  const missing = needed.filter((name) => !settings[name]);
  const mayStandIn = LOOPBACK_HOSTS.has(settings.HOST ?? '127.0.0.1') && !settings.PUBLIC_URL;
  if (missing.length === 0 || (missing.length === needed.length && mayStandIn)) return [];
  return missing.map((name) => `${name}: is needed with IDENTITY=firebase`);
}

/** What is allowed but probably a mistake, one line each, for the log. */
export function settingsWarnings({ PUBLIC_URL, TRUSTED_PROXIES }: Settings): string[] {
  // HTTPS ends at a proxy in front of the server; unless it is trusted, its address counts for all of its clients.
  if (!PUBLIC_URL?.startsWith('https://') || !TRUSTED_PROXIES.isEmpty) return [];
  return [
    'TRUSTED_PROXIES is not set, but PUBLIC_URL uses HTTPS: all clients share the rate limits of the proxy',
  ];
}

/** Who may create an account after the first: on a server that others can reach, nobody unless it is set. */
export function registrationPolicy(settings: Settings): 'open' | 'invitation' | 'closed' {
  return settings.REGISTRATION ?? (settings.PUBLIC_URL === undefined ? 'open' : 'closed');
}

/** Stand-ins may run only where no one else can reach them. */
export function mayUseStandIns(settings: Settings): boolean {
  return LOOPBACK_HOSTS.has(settings.HOST) && settings.PUBLIC_URL === undefined;
}
