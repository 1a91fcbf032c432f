import { regexSource } from '../../text/regex-source.ts';

const NON_ASCII = /[^\u0000-\u007f]/;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  '×': ' x ',
  '®': '',
  '™': '',
};

function plain(text: string): string {
  const lower = text.toLowerCase();
  if (!NON_ASCII.test(lower)) return lower.replace(/'/g, '');
  return lower
    .replace(/[ßøæœł×®™]/g, (char) => SPECIAL[char] ?? char)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '');
}

/** Reduces plurals in vocabulary and items: removes a trailing s, or es after a sibilant, and turns ies into y. */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:tch|nch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Function words of the supported languages, which are ignored. */
const LITTLE: ReadonlySet<string> = new Set(
  (
    'of for the with and pour la le les du des de del para per di da do dos das el los las van voor fur ' +
    'und et y con mit ' +
    'della delle dello avec au aux na od een der die auf im zum zur den dem am gegen contre contra contro tegen'
  ).split(' '),
);

/**
 * Splits an item's name into words as the vocabulary spells them: lowercase, no accents, no plural s. A number and the
 * letters after it are two words (`200mg` gives `200`, `mg`), as are four or more letters before a number
 * (`CORTIZONE10`). Fewer letters before a number stay attached (`b12`), except the `spf` of `SPF70`.
 */
export function itemWords(text: string): string[] {
  const words = plain(text).match(/\d+(?:[.,]\d+)?|spf|\p{L}{4,}|\p{L}+\d*|\+/gu) ?? [];
  return words.filter((word) => !LITTLE.has(word) && (word !== '+' || words.length > 1)).map(singular);
}

/** Register lines open with an abbreviation of the store's own brand: `PUB NAPROXEN` at Publix, `KRO` at Kroger. */
const STORE_MARK = /^\p{Lu}{3,4}(?=\s+\S*\p{L}{3})/u;

/** Brands of stores made of everyday words: `SIGNATURE CARE EYE DROPS` at Albertsons. */
const STORE_BRAND = new RegExp(
  regexSource`
    ^(?:
      sig(?:nature)? (?:care|select)|basic care|good neighbor|quality choice|family wellness|member'?s mark|top ?care
    )\s+(?=\S+\s)`,
  'i',
);

/** Returns a line without the abbreviation or brand of its store at the start; other names are returned unchanged. */
export function withoutStoreMark(name: string, merchant: string | null | undefined): string {
  const mark = /\p{Ll}/u.test(name) ? undefined : STORE_MARK.exec(name)?.[0];
  const [store = ''] = plain(merchant ?? '').split(' ');
  const isMark = mark !== undefined && store.length > mark.length && store.startsWith(plain(mark));
  return (isMark ? name.slice(mark.length).trim() : name).replace(STORE_BRAND, '');
}

/** Kits that treat injuries, whatever they are kept in: in their names a car or an office does not raise doubt. */
const FIRST_AID_KIT =
  /first aid kit|1st aid kit|erste hilfe (?:set|box|koffer|tasche)|trousse (?:premier )?secour|botiquin/;
const PLACE = new RegExp(
  regexSource`
    \b(?:cars?|auto|vehicle|roadside|travel|bike|bicycle|office|home|workplace|school|boat|camping|hiking|outdoor|
    marine|truck|osha|persons?|people|kfz|fahrrad|motorrad|reise|voiture|vélo|moto|coche|viaje|viaggio)\b`,
  'gi',
);

/** Returns the name of a first aid kit without the place it is for; other names are returned unchanged. */
export function withoutPlace(name: string): string {
  return FIRST_AID_KIT.test(itemWords(name).join(' ')) ? name.replace(PLACE, ' ').trim() : name;
}

/** True if a word has the letters of its abbreviation in their order. */
export function hasInOrder(word: string, abbreviation: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === abbreviation[at]) at += 1;
  return at === abbreviation.length;
}
