import { formatMoney } from '../../../lib/format-money.ts';
import { textsOf } from '../../../texts/texts.ts';
import { missingOf, totalOf } from '../present.ts';
import type { Packing } from './original-files.ts';

/** The README of a pack, in the language of the user. */
export function readmeOf({ content, missing }: Packing): string {
  const { claim, title, madeOn, lines, receipts, language } = content;
  const { pack } = textsOf(language);
  const said = pack.readme({
    title,
    madeOn,
    lines: lines.length,
    receipts: receipts.length,
    total: formatMoney(totalOf(lines), claim.currency, language),
    originals: receipts.length - missing.length,
    missingOriginals: missing,
    missing: lines.flatMap((line) => {
      const lacking = missingOf(line, claim);
      const words = lacking.map((what) => pack.missing[what]).join(', ');
      return lacking.length > 0 ? [pack.itemLacks(line.place, line.description, words)] : [];
    }),
  });
  return said.join('\r\n');
}
