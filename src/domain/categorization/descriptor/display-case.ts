import { restoreLetters } from './home-spelling.ts';
import { completeTradeWord } from './trade-words.ts';

const SMALL = new Set(
  (
    'of the and for in on at by to a an de la le les du des da do dos das del della di y e et und von van ' +
    'der den im am zum zur an het'
  ).split(' '),
);
/** Articles that start a proper name after its trade: `Boulangerie Le Fournil`, but `Café de la Paix`. */
const ARTICLES: ReadonlySet<string> = new Set(['le', 'la', 'les']);
const ACRONYMS = new Set(
  (
    'usa uk nyc dc atm bbq tv hvac ymca ywca bp kfc ihop cvs gnc rei nhs irs dmv hmrc dvla usps ups dhl ' +
    'ibm hp hm ups aaa aarp llc nfl nba mlb ncaa ucla usc mit nyu asu uw unc uab uva uic csu osu fsu lsu ' +
    'byu smu ucsb ucsf ucsd cpa md dds bmw vw gmc kia ikea hbo espn cnn nbc abc amc imax cbd ent obgyn mri ' +
    'pc it rv diy dj fc afc cf sc ymha jcc swm bvg hvv rmv ing abn tsb rbs axa edf pta hoa uscis uc yha ' +
    'ewe ymca cfe sncf ratp dkv aok dak tk adac huk kwik ee o2 bt ii iii iv vi xi ab ob eb dr-med ktv pf ' +
    'cps kw mta tfl lner gwr isd cisd hsa fsa ach'
  ).split(' '),
);
const KEEP_SHORT = new Set(['st', 'dr', 'mr', 'mrs', 'ms', 'mt', 'ft', 'jr', 'sr', 'co', 'bros']);

function hasVowel(word: string): boolean {
  return /[aeiouyäöüáéíóúàèìòùâêîôûæøåœ]/i.test(word);
}

function capitalize(word: string, position: number): string {
  const lower = word.toLowerCase();
  const upper = lower.charAt(0).toUpperCase() + lower.slice(1);
  const scottish = /^mc([a-z])([a-z'’]{2,})$/.exec(lower);
  if (scottish) return `Mc${(scottish[1] ?? '').toUpperCase()}${scottish[2] ?? ''}`;
  const irish = /^([od])['’](\p{L}[\p{L}'’]+)$/u.exec(lower);
  if (irish) {
    const rest = irish[2] ?? '';
    return `${(irish[1] ?? '').toUpperCase()}'${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
  }
  const elided = /^(l)['’](\p{L}{2,})$/u.exec(lower);
  if (elided) return `${position > 0 ? 'l' : 'L'}'${capitalize(elided[2] ?? '', 0)}`;
  return upper;
}

function caseOfPart(part: string, position: number, opensName = false): string {
  const lower = part.toLowerCase();
  const bare = lower.replace(/[^\p{L}\d]/gu, '');
  if (bare === '') return part;
  if (ACRONYMS.has(bare) && position >= 0) return part.toUpperCase();
  if (position > 0 && SMALL.has(lower) && !(opensName && ARTICLES.has(lower))) return lower;
  if (position === 0 && bare === 'us') return part.toUpperCase();
  return KEEP_SHORT.has(bare) ? capitalize(part, position) : caseByShape(part, position, bare);
}

/** Case of a part no list contains: initials and consonants in upper case, ordinals in lower case. */
function caseByShape(part: string, position: number, bare: string): string {
  if (/^(?:\p{L}\.){2,}\p{L}?\.?$/u.test(part)) return part.toUpperCase();
  const owner = /^(\p{L}{1,3})(['’]s)$/u.exec(part.toLowerCase());
  if (owner && !hasVowel(owner[1] ?? '')) return `${(owner[1] ?? '').toUpperCase()}${owner[2] ?? ''}`;
  if (bare.length <= 4 && !hasVowel(bare) && !/^\d/.test(bare)) return part.toUpperCase();
  return /^\d+[a-z]{1,2}$/.test(bare) ? part.toLowerCase() : capitalize(part, position);
}

function caseOfWord(word: string, position: number, opensName: boolean): string {
  if (!/[-/&]/.test(word)) return caseOfPart(word, position, opensName);
  return word
    .split(/([-/&])/)
    .map((part, index) => (index % 2 === 1 ? part : caseOfPart(part, index === 0 ? position : 0)))
    .join('');
}

function joinApostrophes(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const word of words) {
    const previous = out[out.length - 1];
    if (/^s$/i.test(word) && previous !== undefined && /^\p{L}{3,}$/u.test(previous)) {
      out[out.length - 1] = `${previous}'${word}`;
    } else out.push(word);
  }
  return out;
}

/** Abbreviations that banks and health boards use in the middle of names. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  univ: 'university',
  hosp: 'hospital',
  grp: 'group',
  natl: 'national',
  mtn: 'mountain',
};

function spelledOut(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const lower = word.toLowerCase().replace(/\.$/, '');
    if (lower === 'med' && /^(?:grp|group|ctr|center|centre|assoc)/i.test(words[index + 1] ?? ''))
      return 'MEDICAL';
    return (index > 0 || lower !== 'mtn' ? ABBREVIATIONS[lower]?.toUpperCase() : undefined) ?? word;
  });
}

/**
 * Formats the words of a name for display: title case with acronyms, lowercase small words, restored apostrophes, and a
 * truncated last word completed. Mixed-case text keeps its letters.
 */
export function formatDisplayName(words: readonly string[]): string {
  const matched = joinApostrophes(spelledOut(restoreLetters(words, null)));
  const text = matched.join(' ');
  const mixed = /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && !/^\p{Lu}+(?:\s\p{Lu}+)*$/u.test(text);
  const last = matched[matched.length - 1];
  const completed = matched.length > 1 && last !== undefined ? completeTradeWord(last.toLowerCase()) : null;
  if (completed !== null) matched[matched.length - 1] = mixed ? capitalize(completed, 0) : completed;
  const shown = matched.map((word, index) => {
    const keep = mixed && /\p{Ll}/u.test(word) && /\p{Lu}/u.test(word);
    const before = matched[index - 1]?.toLowerCase() ?? '';
    return keep ? word : caseOfWord(word, index, index > 0 && !SMALL.has(before));
  });
  return shown
    .join(' ')
    .replace(/^[\s.,:;_*#-]+|(?<![\s,:;_*#-])[\s,:;_*#-]+$/g, '')
    .replace(/(?<=\p{L}{2})\.$/u, '');
}
