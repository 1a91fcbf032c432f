import { regexSource } from '../../text/regex-source.ts';
import { foldSameLength } from '../fold-text.ts';
import { findReferencesStart } from './references.ts';
import { LEGAL } from './tail-words.ts';
import { isTradeWord } from './trade-words.ts';

/** Channels of transfers between people in many countries. */
const CHANNEL = new RegExp(
  regexSource`
    ^(?:
      (?:sepa[- ]?)?(?:echtzeit-?)?(?:ueberweisung|uberweisung)|(?:sepa[- ]?)?dauerauftrag|vir(?:ement|t)?|
      transf(?:erencia)?|bonifico|przelew|fp[oi]|faster payments?|osko|payid|npp|pay anyone|spei|
      pix (?:enviado|recebido|transf|env|rec)|(?:interac )?e-?transfer|paynow|payshap|ibt|duitnow|promptpay|
      overforing|overboeking|standing order|sto|tfr|ft
    )(?=[\s:])`,
);

/** Services that print a person's name without a town. */
const SERVICES: ReadonlySet<string> = new Set(['bizum', 'tikkie']);
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
  return via === null ? CHANNEL.test(folded) : SERVICES.has(via);
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
