import type { RegistrationPolicy } from '#ports/identity.ts';
import type { MailRequest } from '#ports/mail-out.ts';
import type { Clock, IdSource, SecretBox } from '#ports/system.ts';
import { openIdentityPool } from '../identity-pool.ts';
import { createRegistration } from '../registration.ts';
import { createAudit } from './audit.ts';
import { createBackground } from './background.ts';
import { createFactors } from './factors/factors.ts';
import type { GoogleSignIn } from './google-provider.ts';
import { identityMails } from './identity-emails.ts';
import { createPasswordRules } from './password-rules.ts';
import { createSignInGuard } from './sign-in-guard.ts';

export interface LocalIdentityOptions {
  readonly databaseUrl: string;
  /** Signs cookies and encrypts the token signing keys. */
  readonly secret: string;
  /** Encrypts the secrets of authenticator apps. */
  readonly secretBox: SecretBox;
  readonly publicUrl: string;
  readonly google: GoogleSignIn | null;
  readonly passwordLengthMin: number;
  readonly registration: RegistrationPolicy;
  /**
   * True if registration continues through a link in an email, so that a sign-up doesn't reveal which addresses are
   * registered.
   */
  readonly isSignUpByEmail: boolean;
  /** Relaxes the rate limits for sign-in; for load tests only. */
  readonly rateLimitFactor: number;
  /** Stores an email in the outbox; never contacts an email server itself. */
  readonly sendMail: (mail: MailRequest) => Promise<void>;
  /** Tells every server process and the user's open screens that sessions of the user ended. */
  readonly announceSessionsEnded: (userId: string) => Promise<void>;
  readonly onWarning: (error: unknown, what: string) => void;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Dependencies of the identity rules. */
export function createIdentityParts(options: LocalIdentityOptions) {
  const { clock, ids, publicUrl, secret } = options;
  const isHttps = publicUrl.startsWith('https://');
  const pool = openIdentityPool(options.databaseUrl);
  return {
    pool,
    clock,
    ids,
    isHttps,
    mails: identityMails({ pool, publicUrl, clock, sendMail: options.sendMail }),
    guard: createSignInGuard(pool, secret, clock),
    audit: createAudit(pool, clock, ids),
    background: createBackground((error) => options.onWarning(error, 'an email or record was lost')),
    rules: createPasswordRules(options.passwordLengthMin),
    registration: createRegistration(pool, options.registration, clock),
    ...createFactors({ pool, secretBox: options.secretBox, secret, publicUrl, clock, ids, isHttps }),
  };
}

export type IdentityParts = ReturnType<typeof createIdentityParts>;
