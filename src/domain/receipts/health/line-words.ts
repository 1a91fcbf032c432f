import { regexSource } from '../../text/regex-source.ts';
import { itemWords } from './item-words.ts';

/** Words of a line for a service rather than a product. */
const SERVICE_WORDS = new RegExp(
  regexSource`
    \b(?:
      member\w*|due|fee|class|pass|session|training|month\w*|annual|subscription|drop in|plan|pack|join\w*|
      premium|policy|minute|min|treatment|package|appointment|visit|beitrag|abo|abonnement|cuota|mensual\w*|
      karnet|prem[iy]e?|cotisation
    )\b`,
);
/** Courses in helping others, which gyms and clubs also give: they are not their usual service. */
const SAFETY_COURSE = /\b(?:first aid|cpr|aed|bls|lifeguard\w*|babysitt\w*)\b/;

/** True if a line names a service of the merchant's trade: a membership, session or fee. */
export function namesService(words: string): boolean {
  return SERVICE_WORDS.test(words) && !SAFETY_COURSE.test(words);
}

/** Words that do not say what was bought. */
export const UNINFORMATIVE_WORDS = new RegExp(
  regexSource`
    ^(?:
      item|misc|miscellaneous|product|merchandise|general|sale|article|artikel|sku|upc|department|dept|hba|
      health|beauty|fsa|hsa|taxable|retail|pharmacy|purchase|charge|payment|balance|otc|service|\d+|x|no|a|and|the
    )$`,
);

/** Words for goods of any kind: at a practice they may be anything it sells. */
export const UNNAMED_GOODS =
  /^(?:item|misc|miscellaneous|product|merchandise|general|sale|article|artikel|sku|upc|retail)$/;

/** Words of treatments, examinations and their bills at any practice, in many languages. */
const TREATMENT = new RegExp(
  regexSource`
    \b(?:
      exam\w*|eval\w*|assess\w*|consult\w*|check ?up|test\w*|panel|screen\w*|scan|x ?rays?|photos?|biops\w*|
      removal|repair|adjust\w*|injection|block|therap\w*|rehab\w*|transport|decompression|impression|sealant|filling|
      extraction|restoration|radiograph|analys[ei]s|rapid|film|sedation|an(?:a)?esthesia|nitrous|culture|
      intake|copay\w*|coinsurance|coins|ded|deduct|resp|bal|fwd|dos|(?:pre)?molar|bicuspid|
      deductible|balance|gap|install\w*|deposit|
      responsibility|lens?|lense?s?|frames?|cristal\w*|monture|gestell|glaser|d?honora\w*|
      behandlung|untersuchung|beratung|
      soin|seance|bilan|depassement|operatoire|hospitali\w*|echograph\w*|
      revision|sesion|limpieza|visita|seduta|onderzoek|consulta
    )\b|
    (?:cision|ectomy|oscopy|otomy|plasty|graphy|gram|metry|centesis|puncture|opsy|itis|osis|emia|ology|icity|hormone|
    globin|ase|cyte|titer)\b|\b[a-z]\d{4}\b|\b\d{5}\b|\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{3,6}\b`,
);

/** True if a line says only that something was charged for: a practice charges for care and for paperwork. */
export function isBareFee(words: string): boolean {
  return (
    /\b(?:fee|charge)$/.test(words) &&
    !/\b(?:office|facility|professional|physician|hour|service)\b/.test(words)
  );
}

/** Initials of an examination in a line that is not all capitals: `NST fetal`. */
const INITIALS = /(?<![\p{L}\d])\p{Lu}{2,4}(?![\p{L}\d])/u;

/**
 * True if a line names a treatment or its bill, as opposed to goods that a practice also sells. `words` are the
 * normalized words of the name.
 */
export function namesTreatment(name: string, words: string): boolean {
  return TREATMENT.test(words) || (!isRegisterLine(name) && INITIALS.test(name));
}

/** The code of a procedure or device of US bills at the start of a line: `20610`, `D2950`, `G0439`. */
const PROCEDURE = /^(?:\d{5}|[ADEGJLV]\d{4})(?=\s)/;

/** True if a line opens with a procedure's code: its description names organs and tools. */
export function namesProcedure(name: string): boolean {
  return PROCEDURE.test(name);
}

/** Registers print in capitals and abbreviate heavily. */
export function isRegisterLine(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}

const CUT_WORD = /(?<!\p{L})\p{L}{4,}(?=\.(?:\s|$))/gu;
/** Longer texts have sentences, which also end in a period. */
const REGISTER_WIDTH = 45;

/** The words of a short line that a period cuts: `Zahncr` of `Dontodent Zahncr. Kräuter`. */
export function cutWords(text: string): ReadonlySet<string> {
  return new Set(text.length > REGISTER_WIDTH ? [] : (text.match(CUT_WORD) ?? []).flatMap(itemWords));
}

const NEGATION = new RegExp(
  regexSource`
    ^(?:
      (?:non|no|without|sin|sans|ohne) (?:prescription|rx|medicated|receta|ordonnance|rezept)|
      (?:hospital|medical|surgical|clinical|lab) (?:grade|quality)|
      (?:doctor|dentist|dermatologist|pediatrician) recommended|
      (?:therapy|hospital|medical|clinical|doctor|nurse|surgical|dental|pharmacy|spa) (?:style|inspired|themed)
    )$`,
);

/** Removes what a line negates or only compares itself with (`non prescription`, `hospital grade`). */
export function withoutNegated(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => NEGATION.test(`${word} ${words[index + 1]}`));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
}
