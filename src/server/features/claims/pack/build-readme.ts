import { formatMoney } from '../../../lib/format-money.ts';
import { textsOf } from '../../../texts/texts.ts';
import { missingProofOf, totalOf } from '../present.ts';
import type { PackContext } from './build-email-files.ts';

/** The README of a pack, in the user's language. */
export function buildReadme({ content, missing }: PackContext): string {
  const { claim, title, madeOn, lines, receipts, language } = content;
  const { pack } = textsOf(language);
  const text = pack.readme({
    title,
    madeOn,
    lines: lines.length,
    receipts: receipts.length,
    total: formatMoney(totalOf(lines), claim.currency, language),
    originals: receipts.length - missing.length,
    missingOriginals: missing,
    missing: lines.flatMap((line) => {
      const lacking = missingProofOf(line, claim);
      const words = lacking.map((what) => pack.missing[what]).join(', ');
      return lacking.length > 0 ? [pack.itemLacks(line.place, line.description, words)] : [];
    }),
  });
  return text.join('\r\n');
}
