import { merchantKey, readDescriptor } from './clean-descriptor.ts';
import { namedMovement } from './descriptor/named-movement.ts';
import { foldSameLength } from './fold-text.ts';

const NAME_CHARS_MIN = 2;
const NAME_CHARS_MAX = 60;

/** Through these, people pay people: what follows them is often somebody's name. */
const BETWEEN_PEOPLE: ReadonlySet<string> = new Set(
  (
    'venmo cashapp paypal tikkie lydia bizum swish vipps mobilepay twint payconiq satispay picpay pagseguro ' +
    'mercadopago paytm phonepe alipay wechat kofi buymeacoffee patreon gofundme justgiving'
  ).split(' '),
);

/** Categories of what is paid to people, moved between accounts, or earned. */
const PERSONAL_CATEGORY = /^(?:PEOPLE|TRANSFER|INCOME|CASH)/;

/**
 * The key under which a merchant's name may be offered to other users of the server; null for what is no merchant:
 * payments between people, transfers, checks, cash.
 */
export function shareableKey(originalDescription: string, category: string): string | null {
  if (PERSONAL_CATEGORY.test(category)) return null;
  const text = originalDescription.replace(/\s+/g, ' ').trim();
  if (namedMovement(foldSameLength(text), text) !== null) return null;
  const { via, category: read } = readDescriptor(originalDescription);
  if (via !== null && BETWEEN_PEOPLE.has(via)) return null;
  if (read !== null && PERSONAL_CATEGORY.test(read)) return null;
  const key = merchantKey(originalDescription);
  return key === '' ? null : key;
}

/**
 * A name as it may be offered to others: one line without address, number or sentence. Null for everything else, and
 * for the name that the description gives without any correction.
 */
export function shareableName(name: string, originalDescription: string): string | null {
  const text = name.replace(/\s+/g, ' ').trim();
  if (text.length < NAME_CHARS_MIN || text.length > NAME_CHARS_MAX) return null;
  if (/[@\n]|\d{4,}|:\/\/|[.!?]\s/.test(text) || !/\p{L}{2,}/u.test(text)) return null;
  const told = readDescriptor(originalDescription).merchant;
  return told.toLowerCase() === text.toLowerCase() ? null : text;
}
