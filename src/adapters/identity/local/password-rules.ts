import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import { createStrengthEstimator, type StrengthAnswer } from './password-strength.ts';

export const PASSWORD_LENGTH_MAX = 128;
/** Shorter words are likely to occur in a good password by chance. */
const OWN_WORD_LENGTH_MIN = 4;

/** Words an attacker would try: the user's name and address. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** The reason a password is rejected. */
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

/** One worker per process. It ends when it is idle, or with the process. */
const estimator = createStrengthEstimator();

export interface PasswordRules {
  /** Null for an acceptable password. */
  problemOf(password: string, owner: PasswordOwner): Promise<PasswordProblem | null>;
}

/**
 * The only check for every new password. The length is checked first, because the cost of the other checks grows with
 * it. There are no composition rules (NIST SP 800-63B-4, 3.1.1.2).
 */
export function createPasswordRules(lengthMin: number): PasswordRules {
  return {
    async problemOf(password, owner) {
      const lengthProblem = lengthProblemOf(password, lengthMin);
      if (lengthProblem) return lengthProblem;
      const userWords = ownWords(owner);
      const normalized = password.normalize('NFKC');
      const weakness = isMostlyOwn(normalized, userWords)
        ? 'own'
        : await estimator.weaknessOf(normalized, userWords);
      return weakness && { code: 'WEAK_PASSWORD', message: MESSAGES[weakness] };
    },
  };
}

/** Counts code points, because some characters take two UTF-16 code units. */
export function lengthProblemOf(password: string, lengthMin: number): PasswordProblem | null {
  if (password.length > PASSWORD_LENGTH_MAX)
    return { code: 'PASSWORD_TOO_LONG', message: userMessage('passwordTooLong', PASSWORD_LENGTH_MAX) };
  if ([...password].length < lengthMin)
    return { code: 'PASSWORD_TOO_SHORT', message: userMessage('passwordTooShort', lengthMin) };
  return null;
}

/** Limits names on every path that sets one; the schema limits addresses. */
function ownWords({ name, email }: PasswordOwner): string[] {
  const address = email.slice(0, 254).toLowerCase();
  const parts = `${name.slice(0, 100)} ${address.split('@')[0] ?? ''}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = parts.filter((part) => part.length >= OWN_WORD_LENGTH_MIN);
  return [...new Set([address, ...words, 'fettle'])].slice(0, 20);
}

/** True if little of a password remains after removing the user's own words. */
function isMostlyOwn(password: string, userWords: readonly string[]): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  let rest = letters;
  for (const word of userWords) rest = rest.replaceAll(word.replace(/[^\p{L}\p{N}]/gu, ''), '');
  return rest !== letters && rest.replace(/[^\p{L}]/gu, '').length < OWN_WORD_LENGTH_MIN;
}
