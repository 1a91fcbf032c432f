/** Words that make up the passwords people try first; a password that is mostly one of them repeated or extended is refused. */
const COMMON = [
  'password',
  'passwort',
  'qwerty',
  'qwertyuiop',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'administrator',
  'football',
  'baseball',
  'dragon',
  'monkey',
  'sunshine',
  'princess',
  'master',
  'abc123',
  'trustno1',
  'superman',
  'fettle',
  'changeme',
  'secret',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r',
];
const CONTEXT_LENGTH_MIN = 4;
const UNIQUE_MIN = 5;

/**
 * Why a sign-up's password is too easy to guess, in words for the person, or null. There are no composition rules:
 * only guesses are refused (NIST SP 800-63B-4, 3.1.1.2).
 */
export function weaknessOf(body: unknown): string | null {
  if (!body || typeof body !== 'object' || !('password' in body) || typeof body.password !== 'string')
    return null;
  const email = 'email' in body && typeof body.email === 'string' ? body.email : '';
  const name = 'name' in body && typeof body.name === 'string' ? body.name : '';
  const password = body.password.normalize('NFKC').toLowerCase();
  if (new Set(password).size < UNIQUE_MIN)
    return 'This password repeats too few characters. Choose one that is harder to guess.';
  if (isRun(password))
    return 'This password follows the keyboard or the alphabet. Choose one that is harder to guess.';
  const own = [email.split('@')[0] ?? '', ...name.split(/\s+/)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= CONTEXT_LENGTH_MIN);
  const letters = password.replace(/[^\p{L}]/gu, '');
  for (const word of [...COMMON, ...own]) {
    const rest = letters.replaceAll(word.replace(/[^\p{L}]/gu, '') || word, '');
    if (password.includes(word) && rest.length < CONTEXT_LENGTH_MIN)
      return 'This password is too common. Choose one that is harder to guess, such as four unrelated words.';
  }
  return null;
}

function isRun(password: string): boolean {
  const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'];
  return runs.some((run) => run.includes(password) || [...run].reverse().join('').includes(password));
}
