import { anyOf } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import { isBookFormat } from './book-format.ts';

/** A variant: a color or size alone, or a color followed by a size. */
const SIZE = `(?:${anyOf('sizeMark')})`;
const COLOR = `(?:(?:${anyOf('colorShade')})[ -]?)?(?:${anyOf('color')})(?: (?:${anyOf('colorTone')}))?`;
const MEASURED = String.raw`\d{1,4}(?:[.,]\d{1,2})? ?(?:pcs?|[cm]?m|in|inch|ft|ml|l|g|kg|(?:fl )?oz|lbs?|packs?|pk|ct)`;
const VARIANT = new RegExp(
  String.raw`^(?:${COLOR}(?:\s?[,/|-]\s?${SIZE})?|${COLOR},\s?\d[\d/ ]*[x×].*|[\p{L} ]{3,24},\s?${SIZE}` +
    String.raw`|(?:[\p{L} ]{2,16},\s?)?(?:\d{1,4}(?:[.,]\d{1,2})? ?[x×] ?){0,2}${MEASURED}|${SIZE})$`,
  'u',
);
/** The count after a variant (`Size M | Navy | Qty 1`). */
const COUNT_BEHIND = new RegExp(
  String.raw`(?<![\s|·,•/–-])[\s|·,•/–-]*(?:${anyOf('quantityAfterVariant')})\.?\s?:?\s?\d{1,3}$`,
);
/** Count, color and size with separators (`1 ud. / CAMEL / M`). */
const COUNT_FIRST = new RegExp(
  String.raw`^\d{1,3}\s?(?:${anyOf('countUnitOfVariant')})\.?\s?[/|·]\s?[\p{L}\d ]{1,20}` +
    String.raw`(?:\s?[/|·]\s?[\p{L}\d ]{1,12})?$`,
  'u',
);
const ATTRIBUTE = new RegExp(String.raw`^(?:${anyOf('itemAttribute')})\b`);
/** An attribute value without a colon (`SIZE 1.7 oz`, `Color Joy`). */
const VALUED_ATTRIBUTE = new RegExp(
  String.raw`^(?:${anyOf('valuedAttribute')}) \S+(?: \S+){0,2}(?: ?[|·•,]|$)`,
);

/** True for a text with only an item's color, size and count. */
export function isVariant(text: string): boolean {
  const folded = foldText(text);
  if (COUNT_FIRST.test(folded)) return true;
  const bare = folded.replace(COUNT_BEHIND, '');
  if (bare === '' || VARIANT.test(bare) || isBookFormat(bare)) return true;
  const parts = bare.split(/\s?[|·•]\s?|, /);
  if (parts.length > 2 && parts.some((part) => VARIANT.test(part)) && parts.every(isShortOfVariant))
    return true;
  return (
    parts.every((part) => VARIANT.test(part) || ATTRIBUTE.test(part)) &&
    (bare !== folded || VALUED_ATTRIBUTE.test(bare))
  );
}

/** One or two words or a product number, as in a variant (`Ecru | M | 5536/118`). */
function isShortOfVariant(part: string): boolean {
  return /^(?:[\d/.-]{2,14}|\p{L}[\p{L}'-]*(?: [\p{L}'-]+)?|[\p{L}\d]{1,6})$/u.test(part);
}
