import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import { createStrengthEstimator, type StrengthAnswer } from './password-strength.ts';

export const PASSWORD_LENGTH_MAX = 128;
/** A shorter word is likely to be in a good password by chance. */
const OWN_WORD_LENGTH_MIN = 4;

/** What people try about a person: their name and address. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** Why a password is refused. */
export interface PasswordProblem {
  readonly code: 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'WEAK_PASSWORD';
  readonly message: UserMessage;
}

const MESSAGES: Readonly<Record<Exclude<StrengthAnswer['weakness'], null>, UserMessage>> = {
  own: userMessage('passwordIsOwn'),
  leaked: userMessage('passwordLeaked'),
  repeated: userMessage('passwordRepeated'),
  sequence: userMessage('passwordSequence'),
  date: userMessage('passwordDate'),
  guessable: userMessage('passwordGuessable'),
};

/** One for the process: it ends by itself when nobody chooses a password, and with the process. */
const estimator = createStrengthEstimator();

export interface PasswordRules {
  /** Null for a good password. */
  problemOf(password: string, owner: PasswordOwner): Promise<PasswordProblem | null>;
}

/**
 * The one check for every password that is chosen. The length comes before anything else, because everything else costs
 * time in proportion to it. There are no composition rules (NIST SP 800-63B-4, 3.1.1.2).
 */
export function createPasswordRules(lengthMin: number): PasswordRules {
  return {
    async problemOf(password, owner) {
      const lengthProblem = lengthProblemOf(password, lengthMin);
      if (lengthProblem) return lengthProblem;
      const own = ownWords(owner);
      const normalized = password.normalize('NFKC');
      const weakness = isMostlyOwn(normalized, own) ? 'own' : await estimator.weaknessOf(normalized, own);
      return weakness && { code: 'WEAK_PASSWORD', message: MESSAGES[weakness] };
    },
  };
}

/** The length is counted as people count: in characters, of which some take two places in memory. */
export function lengthProblemOf(password: string, lengthMin: number): PasswordProblem | null {
  if (password.length > PASSWORD_LENGTH_MAX)
    return { code: 'PASSWORD_TOO_LONG', message: userMessage('passwordTooLong', PASSWORD_LENGTH_MAX) };
  if ([...password].length < lengthMin)
    return { code: 'PASSWORD_TOO_SHORT', message: userMessage('passwordTooShort', lengthMin) };
  return null;
}

/** Names are bounded on every path that sets one; an address is bounded by its schema. */
function ownWords({ name, email }: PasswordOwner): string[] {
  const address = email.slice(0, 254).toLowerCase();
  const parts = `${name.slice(0, 100)} ${address.split('@')[0] ?? ''}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = parts.filter((part) => part.length >= OWN_WORD_LENGTH_MIN);
  return [...new Set([address, ...words, 'fettle'])].slice(0, 20);
}

/** True when little is left of a password once the user's own words are taken out of it. */
function isMostlyOwn(password: string, own: readonly string[]): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  let rest = letters;
  for (const word of own) rest = rest.replaceAll(word.replace(/[^\p{L}\p{N}]/gu, ''), '');
  return rest !== letters && rest.replace(/[^\p{L}]/gu, '').length < OWN_WORD_LENGTH_MIN;
}
