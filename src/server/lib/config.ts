import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { settingsSchema } from './settings-schema.ts';

export const APP_NAME = 'Fettle';
export const APP_VERSION = '1';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1']);

export type Settings = z.output<typeof settingsSchema>;

/** Every configuration problem at once, each with its variable's name. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads the environment once. Each variable can be given as `NAME_FILE` instead, the path of a file with its value. */
export function readSettings(environment: Environment): Settings {
  return checked(environment, pairProblems);
}

/** Reads only the settings a command needs; setting groups may be incomplete. */
export function readSomeSettings(environment: Environment): Settings {
  return checked(environment, () => []);
}

type Environment = Readonly<Record<string, string | undefined>>;
type Given = Readonly<Partial<Record<keyof Settings, string>>>;

function checked(environment: Environment, problemsOf: (given: Given) => readonly string[]): Settings {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const name of Object.keys(settingsSchema.shape)) {
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
  const parsed = settingsSchema.safeParse(values);
  if (!parsed.success)
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  problems.push(...problemsOf(values));
  if (problems.length > 0 || !parsed.success) throw new ConfigError(problems);
  return parsed.data;
}

type Name = keyof Settings;

/** Settings that must be set together. */
const PAIRS: readonly (readonly [Name, Name])[] = [
  ['PLAID_CLIENT_ID', 'PLAID_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_PUBSUB_TOPIC', 'GOOGLE_PUBSUB_ACCOUNT'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
];

/** Settings that require another one, and why. */
const NEEDS: readonly (readonly [Name, Name, string])[] = [
  ['DATABASE_ADMIN_URL', 'DATABASE_URL', 'the role that serves'],
  ['JOBS_DATABASE_URL', 'DATABASE_URL', 'the role that serves'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL', 'the pool in front of it'],
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
  if (settings.RUN && settings.RUN !== 'all' && !settings.DATABASE_URL)
    problems.push('RUN needs DATABASE_URL: processes that run apart share a database');
  if (settings.METRICS_PORT && settings.METRICS_PORT === (settings.PORT ?? '3000'))
    problems.push('METRICS_PORT and PORT must be different');
  if (settings.BACKUP_DIR && settings.DATABASE_URL && !settings.DATABASE_ADMIN_URL)
    problems.push(
      'BACKUP_DIR needs DATABASE_ADMIN_URL: only the role that owns the tables reads all of them',
    );
  return problems;
}

/** The hosted identity needs all its settings, or none on a machine that may run an emulator. */
function hostedProblems(settings: Given): string[] {
  if (settings.IDENTITY !== 'firebase') return [];
  const needed = [
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_APP_ID',
  ] as const;
  const missing = needed.filter((name) => !settings[name]);
  const mayRunEmulator = LOOPBACK_HOSTS.has(settings.HOST ?? '127.0.0.1') && !settings.PUBLIC_URL;
  if (missing.length === 0 || (missing.length === needed.length && mayRunEmulator)) return [];
  return missing.map((name) => `${name}: is needed with IDENTITY=firebase`);
}

/** Warnings for the log: allowed settings that are probably mistakes. */
export function settingsWarnings({ PUBLIC_URL, TRUSTED_PROXIES }: Settings): string[] {
  // HTTPS ends at a reverse proxy. Unless the proxy is trusted, all clients are counted under its address.
  if (!PUBLIC_URL?.startsWith('https://') || !TRUSTED_PROXIES.isEmpty) return [];
  return [
    'TRUSTED_PROXIES is not set, but PUBLIC_URL uses HTTPS: all clients share the rate limits of the proxy',
  ];
}

/** Who may sign up after the first user. The default on a public server is nobody. */
export function registrationPolicy(settings: Settings): 'open' | 'invitation' | 'closed' {
  return settings.REGISTRATION ?? (settings.PUBLIC_URL === undefined ? 'open' : 'closed');
}

/** Emulators may run only on servers that other machines can't reach. */
export function mayUseEmulators(settings: Settings): boolean {
  return LOOPBACK_HOSTS.has(settings.HOST) && settings.PUBLIC_URL === undefined;
}
