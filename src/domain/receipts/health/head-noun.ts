import { regexSource } from '../../text/regex-source.ts';
import { itemWords } from './item-words.ts';

/** Words after a noun that describe it (sizes, counts, colors, people) rather than name the item. */
const MODIFIERS: ReadonlySet<string> = new Set(
  (
    'pack pk ct count cnt set pc pcs piece pair size small medium large xl xxl lg md sm mini travel adult kid child ' +
    'children men mens women womens unisex black white blue red green pink grey gray navy beige brown clear new ' +
    'assorted conc concentrate floral vintage retro custom personalized handmade refillable reusable ' +
    'deluxe x oz ml fl lb kg g mg l st stk stuck qty each ea box ii iii v in inch cm mm ft m s inkl ' +
    'orange lemon lime cherry grape berry mint peppermint spearmint honey raspberry strawberry apple mango ' +
    'agave elderberry watermelon banana tropical citrus bubblegum gum cinnamon grapefruit pineapple peach blueberry ' +
    'blackcurrant wintergreen fruit ' +
    'herb herbal vanilla lavender cotton nylon silicone aluminum steel leather plastic foam fabric vinyl ' +
    'metal adjustable folding stainless porcelain rechargeable wireless bluetooth portable disposable heavy duty ' +
    'channel dual value twin family economy compact otc spf upf lsf fps ' +
    'leder holz metall kunststoff baumwolle schwarz weiss blau rot grun grau damen herren kinder ' +
    'noire blanche bleue verte grise beige negra blanca roja amarilla schwarze weisse bunte ' +
    'cuir coton noir blanc bleu rouge vert gris femme homme enfant bebe cuero algodon negro blanco azul rojo verde ' +
    'mujer hombre nino pelle cotone nero bianco rosso donna uomo bambino leer zwart wit blauw rood dames heren kinderen'
  ).split(' '),
);
/** True if the word describes an item rather than naming it. */
export function isModifier(word: string): boolean {
  return MODIFIERS.has(word);
}

/** Text after one of these only describes the text before it. */
const DESCRIPTION_START = new RegExp(
  regexSource`
    \s[-–—|+]\s|[,;:([]|\s\d{2,4}\s?(?:pcs?|ct|pieces?)\s|
    \s(?:with|without|w\/|w|for|from|over|under|out of|by|in|featuring|
    de|del|du|des|di|da|mit|für|fur|pour|para|per)\s`,
  'i',
);

/** What comes with an item: `lanyard included`. */
const INCLUDED = /\s\S+ (?:included|inclus|inklusive|incluso|incluido)\b.*$/is;
/** Only its first word is capitalized, apart from names: `Fingertip pulse oximeter Zacurate`. German nouns are, too. */
const IN_SENTENCE_CASE = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}{3,})+\s\p{Lu}/u;
const PROPER_NAME_AT_END = /\s\p{Lu}\p{Ll}{3,}[\s\d]*$/u;

/** The part of a name that contains its head noun: the text before the first description. */
function mainPart(name: string): string {
  const at = name.search(DESCRIPTION_START);
  return (at > 2 ? name.slice(0, at) : name).replace(INCLUDED, '');
}

/** True if a name ends in a proper name, usually the brand, and not in its head noun. */
export function endsInProperName(name: string): boolean {
  const main = mainPart(name);
  return IN_SENTENCE_CASE.test(main) && PROPER_NAME_AT_END.test(main);
}

/** In Romance languages the following words name the kind of item (`Thermomètre de cuisine`), not an accessory. */
const GENITIVE = /\s(?:de|del|du|des|di|da|do|dal|della|à|al|au)\s|\sd['’]/gi;

/** The purpose of an item: `Termometro per vino`. */
const PURPOSE = /\s(?:per|pour|para|für|voor|till|til|do)\s/i;

/** Returns the words after the first `de`, `di` or `per` of a name: the kind of item. */
export function kindWords(name: string): string[] {
  const [, kind = ''] = name.replace(PURPOSE, ' de ').split(GENITIVE);
  return itemWords(mainPart(kind));
}

/** Prepositions that introduce an item's purpose: `for`, `für`, `pour`, `para`, `per`, `voor`, `till`. */
const MEANT_FOR = /\s(?:for|für|fuer|pour|para|per|voor|till)\s/i;

/**
 * Returns the words that state an item's purpose: the last two of `Crutch tips for chair legs`. Empty if there are
 * none.
 */
export function purposeWords(name: string): string[] {
  const [, purpose = ''] = name.split(MEANT_FOR);
  return itemWords(mainPart(purpose));
}

/**
 * Returns the words that name an item, up to its first description: the first three of `Finger pulse oximeter with
 * lanyard`, both of `Thermomètre de cuisine`.
 */
export function mainWords(name: string): string[] {
  return itemWords(mainPart(name.replace(GENITIVE, ' ')));
}

/**
 * Returns the words of a name up to its head noun, which is the last of them: `Vaccine card holder 5-pack` gives
 * `vaccine card holder`. Empty if the name has no words.
 */
export function wordsUpToHead(name: string): string[] {
  const words = itemWords(mainPart(name));
  while (words.length > 1) {
    const last = words.at(-1) ?? '';
    if (!MODIFIERS.has(last) && !/^[\d+]/.test(last) && last.length > 1) break;
    words.pop();
  }
  return words;
}
