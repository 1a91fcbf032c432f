import { cleanDescriptor } from '../categorization/clean-descriptor.ts';
import { descriptionTokens } from '../ledger/reconcile/description-tokens.ts';

/** Marks behind which a bank text holds references and the account holder's own name. */
const TAIL =
  /\s(?:DES|INDN|ID|CO ID|PPD ID|WEB ID|ORIG ID|REF|EREF|MREF|KREF|CRED|SVWZ|TRN|TRACE|MANDATE|MANDAT|IBAN|BIC|CARD \d|ICS|RUM)\b[:. ]/i;
/** A word that follows this many different names is a place or a bank's word, not a name. */
const COMMON_FROM = 4;
/** Words of a name that tell parties apart; what follows is decoration. */
const NAME_WORDS = 3;

/** The name to show for a party: the aggregator's, else the cleaned text before its references. */
export function partyLabel(merchant: string | null, text: string): string {
  if (merchant) return merchant;
  const at = text.search(TAIL);
  const head = at > 3 && descriptionTokens(text.slice(0, at)).length > 0 ? text.slice(0, at) : text;
  return cleanDescriptor(head).merchant || text;
}

/** Words of a text that may name a party: what stands before the references, else all of it. */
export function nameTokens(text: string): string[] {
  const at = text.search(TAIL);
  if (at > 3) {
    const head = descriptionTokens(text.slice(0, at));
    if (head.some((word) => word.length >= 3)) return head;
  }
  return descriptionTokens(text);
}

/**
 * Finds the naming words of many texts of one household by comparing them: a word behind many names is a
 * place, a word that occurs once behind a frequent name is a reference. Returns the name of each list of
 * words, as one string, in the same order.
 */
export function partyNames(lists: readonly (readonly string[])[], counts: readonly number[]): string[] {
  const leads = new Map<string, number>();
  const behind = new Map<string, Set<string>>();
  const pairs = new Map<string, number>();
  lists.forEach(([lead = '', ...rest], at) => {
    const count = counts[at] ?? 1;
    leads.set(lead, (leads.get(lead) ?? 0) + count);
    for (const word of new Set(rest)) {
      const names = behind.get(word);
      if (names) names.add(lead);
      else behind.set(word, new Set([lead]));
      const pair = `${lead} ${word}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + count);
    }
  });
  return lists.map(([lead = '', ...rest]) => {
    const frequent = (leads.get(lead) ?? 0) >= 3;
    const naming = rest.filter((word) => {
      if ((behind.get(word)?.size ?? 0) >= COMMON_FROM) return false;
      return !frequent || (pairs.get(`${lead} ${word}`) ?? 0) > 1;
    });
    return [lead, ...naming.slice(0, NAME_WORDS - 1)].join(' ');
  });
}
