import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { minorToDecimal } from '#domain/money/money.ts';
import { amountsByLine, findItemRows } from '#readers/receipt/candidates/items/items.ts';
import { NAME_FEATURES, textsOfItems } from '#readers/receipt/candidates/items/name-features.ts';
import { parseEmail } from '#readers/receipt/email/parse-email.ts';
import { findAmounts } from '#readers/receipt/find-candidates.ts';
import { readPage } from '#readers/receipt/read-page.ts';
import { isSameItemName, type LabeledEmail, loadTrainingEmails } from './labeled-email.ts';
import { type Choice, trainRanking } from './ranking.ts';
import { renderEmail } from './render-email.ts';

/**
 * Trains the weights that choose the names of line items: `node training/receipt/train-item-names.ts`. Deterministic:
 * the same sources give the same bytes.
 */
const WEIGHTS = new URL('../../src/readers/receipt/model/name-weights.json', import.meta.url);
const COMMAND = 'node training/receipt/train-item-names.ts';
/** A name that was found is kept unless another is clearly likelier. */
const LEAD_OF_CURRENT = 0.5;

const choices: Choice[] = [];
for (const email of loadTrainingEmails()) choices.push(...(await choicesIn(email)));
const weights = Object.fromEntries(
  trainRanking(choices, NAME_FEATURES.length).map((weight, at) => {
    const feature = NAME_FEATURES[at] ?? '';
    const led = feature === 'current' ? weight + LEAD_OF_CURRENT : weight;
    return [feature, Math.round(led * 1_000) / 1_000];
  }),
);
writeFileSync(WEIGHTS, `${JSON.stringify({ generatedBy: COMMAND, weights }, null, 2)}\n`);
process.stdout.write(`${choices.length} items\n`);

/** The texts near each labeled item of an email, of which at least one is its name. */
async function choicesIn(email: LabeledEmail): Promise<Choice[]> {
  const { items: labels, currency } = email.labels;
  if (labels.length === 0 || currency === null) return [];
  const emailPage = await readPage(parseEmail(renderEmail(email)));
  const { found } = findAmounts(emailPage, null);
  const { lines } = emailPage.page;
  const left = [...labels];
  return textsOfItems(findItemRows(lines, found), lines, amountsByLine(found)).flatMap(({ item, texts }) => {
    const total = Number(minorToDecimal(item.lineMinor, currency));
    const at = left.findIndex(
      ({ name, lineTotal }) =>
        Number(lineTotal) === total && texts.some((text) => isSameItemName(name, text.name)),
    );
    const [label] = at < 0 ? [] : left.splice(at, 1);
    return label
      ? [texts.map(({ name, features }) => ({ features, isRight: isSameItemName(label.name, name) }))]
      : [];
  });
}
