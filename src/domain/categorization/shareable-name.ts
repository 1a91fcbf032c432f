import { merchantKey, parseDescriptor } from './clean-descriptor.ts';
import { isPersonalTransfer, parseMovement } from './descriptor/movement.ts';
import { foldSameLength } from './fold-text.ts';

const NAME_CHARS_MIN = 2;
const NAME_CHARS_MAX = 60;

/** Person-to-person payment processors: the text after them is often a person's name. */
const P2P_PROCESSORS: ReadonlySet<string> = new Set(
  (
    'venmo cashapp paypal tikkie lydia bizum swish vipps mobilepay twint payconiq satispay picpay pagseguro ' +
    'mercadopago paytm phonepe alipay wechat kofi buymeacoffee patreon gofundme justgiving'
  ).split(' '),
);

/** Categories of payments to people, transfers and income. */
const PERSONAL_CATEGORY = /^(?:PEOPLE|TRANSFER|INCOME|CASH)/;

/**
 * Returns the key under which a merchant's name may be suggested to other users of the server; null if the description
 * is not a merchant: person-to-person payments, transfers, checks, cash.
 */
export function shareableKey(originalDescription: string, category: string): string | null {
  if (PERSONAL_CATEGORY.test(category)) return null;
  const text = originalDescription.replace(/\s+/g, ' ').trim();
  const folded = foldSameLength(text);
  if (parseMovement(folded, text) !== null) return null;
  const { via, category: read } = parseDescriptor(originalDescription);
  if (via !== null && P2P_PROCESSORS.has(via)) return null;
  if (read !== null && PERSONAL_CATEGORY.test(read)) return null;
  if (read === null && isPersonalTransfer(folded, null)) return null;
  const key = merchantKey(originalDescription);
  return key === '' ? null : key;
}

/**
 * Returns a name as it may be suggested to others: one line without addresses, long numbers or sentences. Null for
 * everything else, and for the name the description yields without correction.
 */
export function shareableName(name: string, originalDescription: string): string | null {
  const text = name.replace(/\s+/g, ' ').trim();
  if (text.length < NAME_CHARS_MIN || text.length > NAME_CHARS_MAX) return null;
  if (/[@\n]|\d{4,}|:\/\/|[.!?]\s/.test(text) || !/\p{L}{2,}/u.test(text)) return null;
  const original = parseDescriptor(originalDescription).merchant;
  return original.toLowerCase() === text.toLowerCase() ? null : text;
}
