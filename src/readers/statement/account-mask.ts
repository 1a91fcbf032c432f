/**
 * The last digits of an account number, at most four; null if the file names its account in words, such as Checking, or
 * not at all. An IBAN may contain letters, but ends with digits.
 */
export function accountMask(accountId: string | null): string | null {
  const number = accountId?.replace(/\W/g, '') ?? '';
  const digits = /\d{1,4}$/.exec(number)?.[0] ?? '';
  return digits.length >= 3 || digits === number ? digits || null : null;
}
