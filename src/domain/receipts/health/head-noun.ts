import { itemWords } from './item-words.ts';

/** Sizes, counts, colors and people behind a noun say how it is, not what it is. */
const TRAILING: ReadonlySet<string> = new Set(
  (
    'pack pk ct count cnt set pc pcs piece pair size small medium large xl xxl lg md sm mini travel adult kid child ' +
    'children men mens women womens unisex black white blue red green pink grey gray navy beige brown clear new ' +
    'assorted conc concentrate floral vintage retro custom personalized handmade refillable reusable ' +
    'deluxe x oz ml fl lb kg g mg l st stk stuck qty each ea box ii iii v in inch cm mm ft m s inkl ' +
    'orange lemon lime cherry grape berry mint peppermint spearmint honey raspberry strawberry apple mango ' +
    'herb herbal vanilla lavender cotton nylon silicone aluminum steel leather plastic foam fabric vinyl ' +
    'metal adjustable folding stainless porcelain rechargeable wireless portable disposable heavy duty ' +
    'value twin family economy compact otc spf upf lsf fps ' +
    'leder holz metall kunststoff baumwolle schwarz weiss blau rot grun grau damen herren kinder ' +
    'cuir coton noir blanc bleu rouge vert gris femme homme enfant bebe cuero algodon negro blanco azul rojo verde ' +
    'mujer hombre nino pelle cotone nero bianco rosso donna uomo bambino leer zwart wit blauw rood dames heren kinderen'
  ).split(' '),
);
/** True for a word that says how a thing is, not what it is. */
export function isTrailing(word: string): boolean {
  return TRAILING.has(word);
}

/** What stands behind these only describes what stands before them. */
const CUT =
  /\s[-–—|+]\s|[,;:([]|\s(?:with|w\/|w|for|from|by|in|featuring|de|del|du|des|di|da|mit|für|fur|pour|para|per)\s/i;

/** The part of a name that holds its head noun: what stands before the first description. */
function mainPart(name: string): string {
  const at = name.search(CUT);
  return at > 2 ? name.slice(0, at) : name;
}

/** In Romance languages what follows says which thing it is (`Thermomètre de cuisine`), not what comes with it. */
const GENITIVE = /\s(?:de|del|du|des|di|da|do|dal|della|à|al|au)\s|\sd['’]/gi;

/** What a thing is for: `Termometro per vino`. */
const PURPOSE = /\s(?:per|pour|para|für|voor|till|til|do)\s/i;

/** The words behind the first `de`, `di`, `per` of a name: what kind of thing it is. */
export function wordsOfKind(name: string): string[] {
  const [, kind = ''] = name.replace(PURPOSE, ' de ').split(GENITIVE);
  return itemWords(mainPart(kind));
}

/** What a thing is for, in the words behind `for`, `für`, `pour`, `para`, `per`, `voor`, `till`. */
const MEANT_FOR = /\s(?:for|für|fuer|pour|para|per|voor|till)\s/i;

/** The words that say what a thing is for: `Crutch tips for chair legs` gives the last two; empty where none do. */
export function wordsOfPurpose(name: string): string[] {
  const [, purpose = ''] = name.split(MEANT_FOR);
  return itemWords(mainPart(purpose));
}

/**
 * The words that say what a thing is, before its first description: `Finger pulse oximeter with lanyard` gives the
 * first three, `Thermomètre de cuisine` both.
 */
export function wordsOfName(name: string): string[] {
  return itemWords(mainPart(name.replace(GENITIVE, ' ')));
}

/**
 * The words of a name up to its head noun, which is the last of them: `Vaccine card holder 5-pack` gives
 * `vaccine card holder`. Empty when the name has no words.
 */
export function wordsToHead(name: string): string[] {
  const words = itemWords(mainPart(name));
  while (words.length > 1) {
    const last = words.at(-1) ?? '';
    if (!TRAILING.has(last) && !/^[\d+]/.test(last) && last.length > 1) break;
    words.pop();
  }
  return words;
}
