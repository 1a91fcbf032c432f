import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Trains the models of the on-device reader: `node training/receipt/train.ts`. Deterministic: the same sources give the
 * same bytes. Writes `kind-model.json` and `calibration.json` in `src/readers/receipt/model` and prints metrics on
 * held-out emails; with `--errors`, also their errors.
 */
const MODEL = new URL('../../src/readers/receipt/model/kind-model.json', import.meta.url);
const CALIBRATION = new URL('../../src/readers/receipt/model/calibration.json', import.meta.url);
/** Marks the written files as generated. */
const COMMAND = 'node training/receipt/train.ts';

const NOTHING = { scales: [0, 0, 0, 0, 0], bytes: '' };
if (!existsSync(MODEL))
  writeFileSync(
    MODEL,
    JSON.stringify({ signals: NOTHING, words: NOTHING, hidden: NOTHING, output: NOTHING }),
  );
if (!existsSync(CALIBRATION)) writeFileSync(CALIBRATION, '{"sale":[],"kind":[]}\n');

// These modules read the models when they load, so the files must exist first.
const { loadGenerated, loadLabeled } = await import('./examples.ts');
const { trainKindModel, SEED } = await import('./train-kind-model.ts');
const { calibrate, readHeldOut } = await import('./calibrate.ts');
const { estimateConfidence } = await import('#readers/receipt/confidence/confidence.ts');
const { REVIEW_BELOW } = await import('#readers/receipt/extraction.ts');

const generated = await loadGenerated();
const labeled = await loadLabeled();
const heldOut = readHeldOut(generated, labeled);
const packed = trainKindModel(generated, labeled.flat());
const share = (values: readonly boolean[]) =>
  Number((values.filter(Boolean).length / Math.max(1, values.length)).toFixed(4));
const whole = heldOut.filter(({ isPartial }) => !isPartial);
const calibration = calibrate(heldOut);
const sure = whole.filter(({ input }) => estimateConfidence(input, calibration) >= REVIEW_BELOW);
const sold = whole.filter(({ isSale }) => isSale);
const metrics = {
  generatedEmails: generated.length,
  labeledEmails: labeled.length,
  kindAccuracyUnseen: share(whole.map(({ isKindRight }) => isKindRight)),
  allRightUnseen: share(whole.map(({ isRight }) => isRight)),
  partlyKnownUnseen: share(heldOut.filter(({ isPartial }) => isPartial).map(({ isRight }) => isRight)),
  salesAllRightUnseen: share(sold.map(({ isRight }) => isRight)),
  sureUnseen: share(whole.map((reading) => sure.includes(reading))),
  sureRightUnseen: share(sure.map(({ isRight }) => isRight)),
};
writeFileSync(
  MODEL,
  `${JSON.stringify({ generatedBy: COMMAND, version: 3, seed: SEED, metrics, ...packed })}\n`,
);
writeFileSync(CALIBRATION, `${JSON.stringify({ generatedBy: COMMAND, version: 3, ...calibration })}\n`);
process.stdout.write(`${JSON.stringify(metrics)}\n`);

if (process.argv.includes('--errors')) {
  for (const { name, kind, isRight, expected, input } of whole)
    if (!isRight)
      process.stdout.write(`${estimateConfidence(input, calibration)} ${name}: ${kind} (${expected})\n`);
}
