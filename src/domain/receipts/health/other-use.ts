import { regexSource } from '../../text/regex-source.ts';
import { mainWords, purposeWords, wordsUpToHead } from './head-noun.ts';
import { itemWords } from './item-words.ts';
import type { MerchantKind } from './merchant-kind.ts';
import { KEPT_IN } from './vocabulary/other-heads.ts';
import { phraseAt } from './vocabulary-index.ts';

/** Courses, exams and practice material: the care named is the subject taught. */
const TEACHING = new RegExp(
  regexSource`
    \b(?:training|practice (?:arm|kit|model|set|pad)|simulator|manikin|mannequin|dummy|(?:re)?certification|
    certificate|tuition|seminar|workshop|webinar|textbook|study guide|exam prep|course|lehrgang|schulung|
    kurs|formation|curso|corso|cursus)\b`,
);
/** What patients are taught as part of their care. */
const TAUGHT_TO_PATIENTS =
  /birth|lamaze|prenatal|antenatal|breastfeed|lactation|geburt|accouchement|diabet|self management|gait|smoking/;

/** Work equipment: at a hardware, auto or garden store it protects workers. */
const PROTECTIVE = new RegExp(
  regexSource`
    glove|ear ?plug|ear ?muff|respirator|goggle|safety|hearing protect|handschuh|gehorschutz|gant|
    guante|guanti`,
);

const CONTAINERS: ReadonlySet<string> = new Set(KEPT_IN.trim().split(/\s+/).flatMap(itemWords));

/** True if a line names a course or practice material on the subject of care (`Stop the Bleed training`). */
export function isTeaching(words: readonly string[]): boolean {
  const text = words.join(' ');
  return TEACHING.test(text) && !TAUGHT_TO_PATIENTS.test(text);
}

/** True for gloves, goggles and ear plugs of a store whose customers work with their hands. */
export function isWorkEquipment(words: readonly string[], kind: MerchantKind | null | undefined): boolean {
  return kind?.isUnrelated === true && PROTECTIVE.test(words.join(' '));
}

/** What comes with an item is not the item: `Blood pressure monitor with case`. */
const SUPPLIED_WITH = /.(?<=[\p{L}\d])\s(?:with|w\/|and|mit|avec|con|incl\w*)\s.*$/isu;

/**
 * True if the word after a care phrase is a container or accessory, whatever follows (`Tampon case pouch
 * mini zip`).
 */
export function hasObjectAfterCare(name: string): boolean {
  const words = itemWords(name.replace(SUPPLIED_WITH, ''));
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    at += phrase?.words.length ?? 1;
    const next = words[at] ?? '';
    if (phrase && phrase.class !== 'none' && CONTAINERS.has(next) && !isPart(words, at)) return true;
  }
  return false;
}

/** True if a line names a container and the care it is for: `Basket for rollator walker`. */
export function isContainerForCare(name: string): boolean {
  const head = wordsUpToHead(name).at(-1) ?? '';
  return CONTAINERS.has(head) && hasCare(purposeWords(name)) && !hasCare(mainWords(name));
}

function hasCare(words: readonly string[]): boolean {
  return words.some((_, at) => (phraseAt(words, at)?.class ?? 'none') !== 'none');
}

/** True if the word begins a phrase of care itself or is counted (`Advil pouch 2 ct`). */
function isPart(words: readonly string[], at: number): boolean {
  const phrase = phraseAt(words, at);
  return (phrase !== null && phrase.class !== 'none') || words.slice(at + 1).some((word) => /^\d/.test(word));
}
