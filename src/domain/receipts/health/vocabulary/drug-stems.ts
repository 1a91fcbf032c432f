import type { ItemClass } from '../item-class.ts';

/**
 * Stems of international nonproprietary names (World Health Organization, "The use of stems in the selection of
 * international nonproprietary names"), in English, German, French, Spanish and Italian spelling. A word with such an
 * ending is a medicine of that kind, even if no list contains it.
 */
const STEMS: Partial<Readonly<Record<ItemClass, string>>> = {
  rx_drug: `
    april opril, sartan, statin, dipin, olol, zosin, thiazid tiazid, semid, xaban, gatran, parin, grel
    cillin cilin, mycin micin, floxacin, cyclin ciclin, avir, ivir, ovir, evir, gravir, buvir,
    conazol, gliptin, gliflozin, glitazon, formin, glutid, tidepatid, zepatid, oxetin, triptylin, pramin,
    azepam, azolam, tiapin, zapin, peridon, piprazol, barbital, mazepin, gabalin, racetam, codon, morphon, norphin,
    oxicam, coxib, triptan, gepant, setron, dronat dronsaure, lukast, salmeterol, moterol, lanterol, butamol,
    sonid, metason, cinolon, nisolon, nison, rolimus, citinib, tinib, ciclib, zumab, limumab, kinumab, tuzumab,
    lizumab, nercept, afil, teprazol, beprazol, toprazol, thyroxin, tiroxin, statine, oxybat, phenidat, amfetamin,
    fibrat, dopa, gilin, stigmin, prost, orelin, relix, platin, taxel, rubicin, mustin`,
  otc_pain: `profen, fenac, cetamol, aminophen, cain`,
  otc_allergy: `ratadin, astin, etirizin, fenadin, phenhydramin, feniramin, pheniramin`,
  otc_cold: `metazolin, methorphan, brexin, broxol, guaifenesin, guaiphenesin, cystein, ephedrin`,
  otc_digest: `meprazol, soprazol, motidin, peramid, picosulfat, bisacodyl, lactulos, methicon meticon`,
  otc_skin: `trimazol, binafin, naftat, fonazol, roxolamin, rolfin, methrin, cortison`,
  smoking: `nicline, niclin`,
  contraception: `gestrel, gestodene, pristal`,
  veterinary: `laner, bemycin, ropitant, fipronil, firocoxib, nacoxib, racoxib, fenbendazol, amectin`,
};
/** Final vowels that differ between languages (`omeprazol`, `omeprazole`, `omeprazolo`). */
const ENDING = /[aeo]$/;
const MIN_WORD = 8;

const bySuffix = new Map<string, ItemClass>();
for (const [itemClass, list] of Object.entries(STEMS)) {
  // Object.entries widens the keys of the table above, which are ids of ItemClass.
  for (const stem of list.split(/[\s,]+/)) if (stem !== '') bySuffix.set(stem, itemClass as ItemClass);
}
const LONGEST = Math.max(...[...bySuffix.keys()].map((stem) => stem.length));
const SHORTEST = 4;

/** Returns the class of a medicine by the stem of its nonproprietary name, or null. */
export function classByDrugStem(word: string): ItemClass | null {
  if (word.length < MIN_WORD) return null;
  for (const form of [word, word.replace(ENDING, '')])
    for (let length = Math.min(LONGEST, form.length - 3); length >= SHORTEST; length -= 1) {
      const found = bySuffix.get(form.slice(-length));
      if (found) return found;
    }
  return null;
}
