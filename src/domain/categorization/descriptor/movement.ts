import { regexSource } from '../../text/regex-source.ts';
import { foldSameLength } from '../fold-text.ts';
import { formatDisplayName } from './display-case.ts';
import { findReferencesStart } from './references.ts';
import { LEGAL } from './tail-words.ts';
import { isTradeWord } from './trade-words.ts';

/** Transactions that are not purchases: person-to-person payments, cash, checks, interest, bank fees. */
interface Movement {
  readonly merchant: string;
  readonly via: null;
  readonly confidence: number;
  readonly category: string | null;
  readonly website: null;
}

const PERSON_TAIL = new RegExp(
  regexSource`
    (?<!\s)\s+(?:
      on \d.*|conf.*|ref.*|#.*|id.*|for .*|memo.*|\d{4,}.*|[a-z]*\d[a-z\d]{5,}.*|\d{1,2}\/\d{1,2}.*|jpm\S*.*|
      bac\S*.*|wfct\S*.*|cof\S*.*|via .*|usd.*
    )$`,
  's',
);

const ZELLE = new RegExp(
  regexSource`
    ^(?:(?:online|external|instant|quickpay with|quickpay|mobile)\s+)*zelle(?:\(?r\)?)?\s*(?:
      \*\s*|(?:instant|money|pmt|payment|payments|transfer|xfer|debit|credit|pymt|sent|received|conf#?\s*\S+)\s+
    )*(?:payment\s+)?(to|from)[:\s]+(.+)$`,
);

const FIXED: readonly (readonly [RegExp, string, string])[] = [
  [
    new RegExp(
      regexSource`
      ^(?:(?:online|mobile|internet|web|automatic|auto|electronic|autopay|credit|card|branch)\s+)*
      (?:payment|pymt|pmt)[\s,.*-]+(?:received[\s,.*-]+)?thank you`,
    ),
    'Card Payment',
    'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
  ],
  [
    new RegExp(
      regexSource`
      ^(?:non[- ]?\S+ )?(?:
        atm (?:fee|surcharge|service)|
        .*\batm (?:(?:transaction|withdrawal|usage|operator|access|cash) )?(?:fee|surcharge)\b|foreign atm|
        out of network atm
      )`,
    ),
    'ATM Fee',
    'BANK_FEES_ATM_FEES',
  ],
  [
    new RegExp(
      regexSource`
      ^(?!.*\bdankt\b)(?:
        atw|nwd|eaw|(?:notemachine|cardtronics|allpoint|moneypass|euronet)\b.*\batm|atm|geldautomat|ga nr\d*|
        bargeld|bargeldauszahlung|(?:bar)?abhebung|bancomat|retrait dab|retrait|cajero|reintegro|prelievo|
        geldautomaat|geldopname|gea(?=[, ])|wyplata|bankomat|bankautomat|(?:kontant)?uttag|kontantuttak|minibank|
        haeveautomat|nosto|saque|retiro(?= (?:en|de|del|con|sin|atm|cajero|efectivo))|levantamento|
        cash withdrawal|(?:cash|c\/l)(?= \d{1,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|
        (?:\S+ )?cash machine|withdrawal at atm|cashpoint|link|lnk|\S+ (?:bank )?atm
      )\b(?!.*\bfee\b)(?!.*deposit)`,
    ),
    'ATM Withdrawal',
    'CASH_WITHDRAWAL',
  ],
  [
    new RegExp(
      regexSource`
      ^(?:deposit )?(?:
        interest (?:paid|payment|earned|credit|received|deposit)|int(?:erest)? pd|credit interest|
        gross interest|(?:haben|guthaben)?zinsen|interets crediteurs|(?:liquidacion|abono) (?:de )?intereses|
        interessi (?:attivi|creditori)|creditrente|odsetki|dividend interest
      )`,
    ),
    'Interest',
    'INCOME_INTEREST_EARNED',
  ],
  [
    new RegExp(
      regexSource`
      ^(?:
        (?:minimum )?interest charge|purchase interest|interest charged|debit interest|cash advance interest|
        sollzinsen|agios
      )`,
    ),
    'Interest Charge',
    'BANK_FEES_INTEREST_CHARGE',
  ],
  [
    /^(?:overdraft|od fee|arranged overdraft|unarranged overdraft|nsf fee|returned item fee|insufficient funds)/,
    'Overdraft Fee',
    'BANK_FEES_OVERDRAFT_FEES',
  ],
  [
    new RegExp(
      regexSource`
      ^(?:
        foreign (?:transaction|trans|txn) fee|non-?sterling (?:transaction )?fee|fx fee|intl? transaction fee|
        international transaction fee|foreign currency fee
      )`,
    ),
    'Foreign Transaction Fee',
    'BANK_FEES_FOREIGN_TRANSACTION_FEES',
  ],
  [/^(?:govt?|government)\.? stamp duty/, 'Stamp Duty', 'BANK_FEES_OTHER_BANK_FEES'],
  [/^(?:late (?:payment )?fee|late charge)/, 'Late Fee', 'BANK_FEES_LATE_FEES'],
  [
    new RegExp(
      regexSource`
      ^(?:
        monthly (?:service|maintenance|account) (?:fee|charge)|maintenance fee|service charge|account fee|
        kontofuehrung|abschluss entgelt|entgeltabschluss|kontoabschluss|bank fee|
        (?:(?:outgoing|incoming|domestic|international|intl|foreign|outbound|inbound|online)\s+)*wire\s+
        (?:transfer\s+)?(?:fee|charge)|inactivity fee|dormant account fee|
        (?:minimum|low) balance (?:fee|charge)|cashier'?s check fee|money order fee|safe deposit box|
        annual (?:membership )?fee|cotis(?:ation)? (?:mensuelle |annuelle )?(?:carte|offre|compte|forfait)|
        frais (?:de tenue|bancaires|de gestion|de virement|de service)|canone (?:mensile|conto|carta)|
        commissioni? (?:su|bancari|bonifico|prelievo)|imposta di bollo|spese (?:di )?(?:tenuta|conto)|comision|
        mantenimiento (?:de )?cuenta|cuota (?:de )?(?:mantenimiento|tarjeta)|
        tarifa (?:pacote|bancaria|mensal|manutencao|conta)|cesta (?:de )?servicos|anuidade|
        manutencao (?:de )?conta|comissao (?:de )?(?:manutencao|conta)|oplata za|prowizja|
        kosten (?:betaalpakket|rekening|oranjepakket|basispakket)|maandelijkse kosten|
        (?:manads|kort|konto|ars)avgift|(?:kort|konto)gebyr|arsgebyr|poplatek za
      )\b`,
    ),
    'Bank Fee',
    'BANK_FEES_OTHER_BANK_FEES',
  ],
  [
    /^(?:check|cheque|chq|chk|share draft|scheck)(?:\s+(?:paid|number|no|n|nr|withdrawal|#)\.?)*[\s#:]*\d+\s*$/,
    'Check',
    'PEOPLE_OTHER',
  ],
  [
    new RegExp(
      regexSource`
      ^(?:
        mobile (?:check )?deposit|remote (?:online )?deposit|atm (?:cash |check )?deposit|counter credit|
        branch deposit|edeposit|cheque \d+ deposit|check deposit|cash deposit
      )`,
    ),
    'Deposit',
    'INCOME_DEPOSIT',
  ],
];

const OWN_ACCOUNT = new RegExp(
  regexSource`
    ^(?:
      (?:
        online|internet|mobile|web|internal|recurring|scheduled|automatic|auto|odp|overdraft|protection|acct|
        account|to|from|-
      )\s+
    )*(?:banking\s+)?(?:transfer|xfer|funds transfer|trnsfr|tfr)\s+(to|from)\s+(?:my\s+|your\s+|acct\s+)?
    (sav(?:ings?)?|chk|check(?:ing)?|current account|money market|mma|isa|joint account)\b`,
);

const OWN_ACCOUNTS: Readonly<Record<string, string>> = {
  sav: 'Savings',
  saving: 'Savings',
  savings: 'Savings',
  chk: 'Checking',
  check: 'Checking',
  checking: 'Checking',
  mma: 'Money Market',
  'money market': 'Money Market',
  'current account': 'Current Account',
  isa: 'ISA',
  'joint account': 'Joint Account',
};

function ownTransfer(folded: string): Movement | null {
  const match = OWN_ACCOUNT.exec(folded);
  const account = OWN_ACCOUNTS[match?.[2] ?? ''];
  if (!match || account === undefined) return null;
  return {
    merchant: `Transfer ${match[1] ?? 'to'} ${account}`,
    via: null,
    confidence: 0.85,
    category: null,
    website: null,
  };
}

/**
 * Parses a description that is not a purchase, or returns null. Both texts must have single spaces and equal length.
 */
export function parseMovement(folded: string, text: string): Movement | null {
  const zelle = ZELLE.exec(folded);
  if (zelle) {
    const person = (zelle[2] ?? '').replace(PERSON_TAIL, '').trim();
    const start = folded.length - (zelle[2] ?? '').length;
    const named = text.slice(start, start + person.length).replace(/^(\S+),\s*(\S.*)$/, '$2 $1');
    const name = formatDisplayName(named.split(' '));
    const towards = zelle[1] === 'from' ? 'from' : 'to';
    const category = towards === 'to' ? 'PEOPLE_APP' : 'INCOME_FROM_PEOPLE';
    return { merchant: `Zelle ${towards} ${name}`, via: null, confidence: 0.9, category, website: null };
  }
  const transfer = ownTransfer(folded);
  if (transfer) return transfer;
  for (const [pattern, merchant, category] of FIXED) {
    if (pattern.test(folded)) return { merchant, via: null, confidence: 0.85, category, website: null };
  }
  return null;
}

/** Channels of transfers between people in many countries. */
const TRANSFER = new RegExp(
  regexSource`
    ^(?:
      (?:sepa[- ]?)?(?:echtzeit-?)?(?:ueberweisung|uberweisung)|(?:sepa[- ]?)?dauerauftrag|vir(?:ement|t)?|
      transf(?:erencia)?|bonifico|przelew|fp[oi]|faster payments?|osko|payid|npp|pay anyone|spei|
      pix (?:enviado|recebido|transf|env|rec)|(?:interac )?e-?transfer|paynow|payshap|ibt|duitnow|promptpay|
      overforing|overboeking|standing order|sto|tfr|ft
    )(?=[\s:])`,
);

/** Services that print a person's name without a town. */
const PERSONAL_SERVICES: ReadonlySet<string> = new Set(['bizum', 'tikkie']);
/** `SP. Z O.O.`: a legal form of several words. */
const SPACED_FORM = /\s(?:sp\.? z|s\. ?[alr])\b/;

/** The purpose of a payment behind a name: `OLIVIA ROY DINNER`, `LIAM KOWALSKI NOV RENT`, `LIM HUI MIN OTHR`. */
const PURPOSE = new RegExp(
  regexSource`
    (?<=\S\s\S+)\s(?:
      (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*(?=\s|$)|rent|dinner|lunch|brunch|drinks|pizza|food|
      groceries|thanks?|thx|gift|presents?|bday|birthday|xmas|christmas|wedding|holidays?|loan|deposit|bills?|tickets?|
      petrol|share|othr|sala|supp|cena|comida|regalo|alquiler|compra|presente|aluguel|jantar|cadeau|repas|
      loyer|remboursement|geschenk|essen|miete|danke|affitto|eten|huur|hyra|husleie|czynsz|prezent
    )(?:\s.*)?$`,
);

const NAME_WORD = /^\p{L}[\p{L}.'’-]*$/u;
const WORDS_MAX = 5;

/** True if a description, or the service found in it, pays a person rather than a store. */
export function isPersonalTransfer(folded: string, via: string | null): boolean {
  return via === null ? TRANSFER.test(folded) : PERSONAL_SERVICES.has(via);
}

/**
 * Returns the words of a person's name at the start of a transfer's text, or null if it names a company. Family names
 * are often the names of towns, so no town is removed.
 */
export function personWords(text: string): string[] | null {
  const folded = foldSameLength(text);
  const purpose = folded.search(PURPOSE);
  const until = Math.min(findReferencesStart(folded), purpose < 0 ? folded.length : purpose);
  const words = text.slice(0, until).trim().split(/\s+/);
  if (words.length < 2 || words.length > WORDS_MAX || SPACED_FORM.test(folded)) return null;
  const isPerson = words.every((word) => {
    const lower = foldSameLength(word);
    return NAME_WORD.test(word) && !isTradeWord(lower) && !LEGAL.test(lower);
  });
  return isPerson ? words : null;
}
