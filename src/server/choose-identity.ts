import { randomBytes } from 'node:crypto';
import {
  createHostedIdentity,
  type HostedIdentityOptions,
} from '#adapters/identity/hosted/hosted-identity.ts';
import type { HostedProject } from '#adapters/identity/hosted/project.ts';
import { createLocalIdentity } from '#adapters/identity/local/local-identity.ts';
import { deriveKey } from '#adapters/system/secret-box.ts';
import { findOrCreateSecret } from '#db/repositories/server-secrets.ts';
import type { IdentityService } from '#ports/identity.ts';
import { chooseGoogle, type ProviderOptions } from './choose-providers.ts';
import type { Foundation } from './foundation.ts';
import { registrationPolicy } from './lib/config.ts';
import type { EncryptionKeys } from './lib/encryption-keys.ts';
import type { Outbox } from './lib/mail-out/outbox.ts';

interface IdentityOptions extends ProviderOptions {
  readonly databaseUrl: string;
  readonly encryptionKeys: EncryptionKeys;
  readonly rateLimitFactor?: number;
}

/** The identity service of this installation: `project` is null where it is the product's own. */
export async function chooseIdentity(
  options: IdentityOptions,
  foundation: Foundation,
  use: {
    readonly project: HostedProject | null;
    readonly outbox: Pick<Outbox, 'add'>;
    readonly isSignUpByEmail: boolean;
    readonly follow: HostedIdentityOptions['follow'];
  },
): Promise<IdentityService> {
  const { settings, databaseUrl } = options;
  const { logger, publicUrl, clock, ids } = foundation;
  const { project, outbox, isSignUpByEmail } = use;
  const needs = {
    ...{ databaseUrl, publicUrl, clock, ids, registration: registrationPolicy(settings) },
    secret: await identitySecret(foundation, options.encryptionKeys[0]),
    onWarning: (error: unknown, what: string) => logger.warn({ error }, what),
  };
  if (project) {
    const { projectId, apiKey, emulatorUrl } = project;
    return createHostedIdentity({ ...needs, projectId, apiKey, emulatorUrl, follow: use.follow });
  }
  return createLocalIdentity({
    ...{ ...needs, google: chooseGoogle(options), secretBox: foundation.secretBox },
    passwordLengthMin: settings.PASSWORD_MIN_LENGTH,
    rateLimitFactor: options.rateLimitFactor ?? 1,
    isSignUpByEmail,
    sendMail: (mail) => outbox.add(mail),
  });
}

/**
 * Signs sessions and seals token keys. Kept under the encryption key, so that both outlive a change of that key; an
 * installation from before it was kept continues with what it derived.
 */
async function identitySecret({ db, secretBox, hasRightKey }: Foundation, key: Buffer): Promise<string> {
  const derived = deriveKey(key, 'identity').toString('base64');
  if (!hasRightKey) return derived;
  const [known] = await db.system.query<{ isOld: boolean }>(
    'select exists (select from identity.jwks) as "isOld"',
  );
  const initial = known?.isOld ? derived : randomBytes(32).toString('base64');
  return findOrCreateSecret(db.system, secretBox, 'identity', initial);
}
