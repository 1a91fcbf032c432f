import {
  createHostedIdentity,
  type HostedIdentityOptions,
} from '#adapters/identity/hosted/hosted-identity.ts';
import type { HostedProject } from '#adapters/identity/hosted/project.ts';
import { createLocalIdentity } from '#adapters/identity/local/local-identity.ts';
import type { IdentityService } from '#ports/identity.ts';
import { chooseGoogle, type ProviderOptions } from './choose-providers.ts';
import { identitySecret } from './choose-secret.ts';
import type { Foundation } from './foundation.ts';
import { registrationPolicy } from './lib/config.ts';
import type { EncryptionKeys } from './lib/encryption-keys.ts';
import type { EventBus } from './lib/events.ts';
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
    readonly events: Pick<EventBus, 'publish'>;
    readonly isSignUpByEmail: boolean;
    readonly follow: HostedIdentityOptions['follow'];
  },
): Promise<IdentityService> {
  const { settings, databaseUrl } = options;
  const { logger, publicUrl, clock, ids } = foundation;
  const { project, outbox, events, isSignUpByEmail } = use;
  const needs = {
    ...{ databaseUrl, publicUrl, clock, ids, registration: registrationPolicy(settings) },
    secret: await identitySecret(foundation.db.system, foundation, options.encryptionKeys[0]),
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
    announceSessionsEnded: (userId) => events.publish(userId, { kind: 'session' }),
  });
}
