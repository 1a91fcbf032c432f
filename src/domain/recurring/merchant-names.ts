import { cleanDescriptor } from '../categorization/clean-descriptor.ts';
import { descriptionTokens } from '../ledger/reconcile/description-tokens.ts';
import { regexSource } from '../text/regex-source.ts';

/** Field labels after which a bank text has reference numbers and the account holder's name. */
const TAIL = new RegExp(
  regexSource`
    \s(?:
      DES|INDN|ID|CO ID|PPD ID|WEB ID|ORIG ID|REF|EREF|MREF|KREF|CRED|SVWZ|TRN|TRACE|MANDATE|MANDAT|IBAN|BIC|
      CARD \d|ICS|RUM
    )\b[:. ]`,
  'i',
);
/** Reference numbers with their labels in front of the name. */
const REFERENCES = /\b(?:EREF|MREF|KREF|CRED|MANDATSREF\w*|IBAN|BIC|ICS|RUM)\b[:+ ]*\S+/gi;
/** A word that follows this many different names is a place or a bank's word, not a name. */
const COMMON_WORD_NAMES_MIN = 4;
/** Number of words that identify a merchant; the rest is decoration. */
const NAME_WORDS = 3;

/** The name to display for a merchant: the aggregator's, else the cleaned text without reference numbers. */
export function merchantLabel(merchant: string | null, text: string): string {
  return merchant ?? (cleanDescriptor(withoutReferences(text)).merchant || text);
}

/** The words of a text that may name a merchant: those before the reference numbers, else those around them. */
export function nameTokens(text: string): string[] {
  const tokens = descriptionTokens(withoutReferences(text));
  const naming = tokens.filter((word) => !BOOKING_WORDS.has(word));
  return naming.length > 0 ? naming : tokens;
}

/** Transaction types and field labels before or after the name, in the languages of the supported banks. */
const BOOKING_WORDS = new Set(
  (
    'LOHN GEHALT RENTE BEZUEGE GUTSCHRIFT DAUERAUFTRAG UEBERWEISUNG UBERWEISUNG ONLINE-UEBERWEISUNG ' +
    'ECHTZEITUBERWEISUNG ' +
    'BASISLASTSCHRIFT FOLGELASTSCHRIFT ERSTLASTSCHRIFT EINZUG VERWENDUNGSZWECK KUNDENNR KUNDENNUMMER ' +
    'VERTRAGSNR DEBITKARTE ' +
    'FOLGENR VERFALLD UHR DATUM PERSNR MANDATSREF END-TO-END-REF PREAUTHORIZED FASTER RECEIVED DIRECTDEBIT BGC CPM ' +
    'PRLV PRELEVEMENT PAIEMENT VIREMENT RECU ACHAT COMPRA RECIBO ADEUDO CARGO INCASSO BETAALAUTOMAAT OVERBOEKING ' +
    'ADDEBITO PAGAMENTO BONIFICO ACCREDITO'
  ).split(' '),
);

function withoutReferences(text: string): string {
  const index = text.search(TAIL);
  if (index < 0) return text;
  const head = text.slice(0, index);
  if (index > 3 && descriptionTokens(head).some((word) => word.length >= 3)) return head;
  return text.replace(REFERENCES, ' ');
}

/**
 * Finds the merchant names in the texts of one household by comparing them: a word after many names is a place; a word
 * that occurs once after a frequent name is a reference. Returns the name for each list of words as one string, in the
 * same order.
 */
export function merchantNames(lists: readonly (readonly string[])[], counts: readonly number[]): string[] {
  const leads = new Map<string, number>();
  const behind = new Map<string, Set<string>>();
  const pairs = new Map<string, number>();
  lists.forEach(([lead = '', ...rest], index) => {
    const count = counts[index] ?? 1;
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
      if ((behind.get(word)?.size ?? 0) >= COMMON_WORD_NAMES_MIN) return false;
      return !frequent || (pairs.get(`${lead} ${word}`) ?? 0) > 1;
    });
    return [lead, ...naming.slice(0, NAME_WORDS - 1)].join(' ');
  });
}
