import { Buffer } from 'node:buffer';
import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Split } from './make-mail.ts';

/**
 * Trains the models of the on-device reader: `node src/readers/receipt/training/train.ts`. Everything is
 * seeded: the same sources give the same bytes. It writes `model/kind-model.json` and
 * `model/calibration.json` and prints the measures on held-out phrases and layouts.
 */
const MODEL = new URL('../model/kind-model.json', import.meta.url);
const CALIBRATION = new URL('../model/calibration.json', import.meta.url);
const TRAIN_MAILS = 9000;
const HELD_MAILS = 3000;
const SEED = 20260301;

if (!existsSync(MODEL)) writeFileSync(MODEL, '{"scales":[0,0,0,0,0],"weights":""}\n');
if (!existsSync(CALIBRATION)) writeFileSync(CALIBRATION, '{"sale":[],"kind":[]}\n');

// The models are read when these modules load, so they must exist before.
const { MAIL_KINDS } = await import('../kind/kind-features.ts');
const { kindVector, DENSE_SIZE, VECTOR_SIZE } = await import('../kind/kind-vector.ts');
const { probabilitiesOf, unpack } = await import('../kind/score-kind.ts');
const { saleFeatures, kindFeatures } = await import('../confidence.ts');
const { gatherFindings } = await import('../findings.ts');
const { chooseTotal } = await import('../choose-total.ts');
const { likeliest } = await import('../decide.ts');
const { buildScene } = await import('../scene.ts');
const { parseMail } = await import('../mail/mail.ts');
const { makeMail } = await import('./make-mail.ts');
const { Random } = await import('./random.ts');
const { trainLogistic, trainSoftmax } = await import('./softmax.ts');

async function load(split: Split, count: number) {
  const loaded = [];
  for (let seed = 1; seed <= count; seed++) {
    const made = makeMail(seed, split);
    const scene = await buildScene(parseMail(new TextEncoder().encode(made.message)), null);
    const findings = gatherFindings(scene);
    loaded.push({ made, scene, findings, vector: kindVector(findings.signals, scene.subject, scene.lines) });
  }
  return loaded;
}

function pack(rows: readonly Float32Array[]) {
  const scales = rows.map((row) => Math.max(...row.map(Math.abs)) / 127 || 1);
  const bytes = Buffer.alloc(VECTOR_SIZE * rows.length);
  for (const [kind, row] of rows.entries()) {
    for (const [i, weight] of row.entries())
      bytes.writeInt8(Math.round(weight / (scales[kind] ?? 1)), kind * VECTOR_SIZE + i);
  }
  return { scales: scales.map((scale) => Number(scale.toPrecision(8))), weights: bytes.toString('base64') };
}

type Loaded = Awaited<ReturnType<typeof load>>;

function learn(loaded: Loaded) {
  const rows = trainSoftmax(
    loaded.map(({ made, vector }) => ({ vector, label: MAIL_KINDS.indexOf(made.kind) })),
    {
      classes: MAIL_KINDS.length,
      size: VECTOR_SIZE,
      epochs: 14,
      rate: 0.12,
      droppedFrom: DENSE_SIZE,
      decay: (index) => (index < DENSE_SIZE ? 0.0004 : 0.02),
    },
    new Random(SEED),
  );
  return pack(rows);
}

// The measures and the calibration come from a model that has not seen the held-out half of the banks …
const judged = learn(await load('train', TRAIN_MAILS));
const weights = unpack(judged.scales, judged.weights);
// … the stored model has learned from both halves.
const packed = learn(await load('all', TRAIN_MAILS));

const held = (await load('held-out', HELD_MAILS)).map(({ made, scene, findings, vector }) => {
  const probabilities = probabilitiesOf(weights, vector);
  const kind = likeliest(probabilities);
  const total = chooseTotal(kind, findings);
  const isKindRight = kind === made.kind;
  const isTotalRight = made.totalMinor === null || total?.minor === made.totalMinor;
  const candidate = total?.candidate ?? null;
  const input = {
    probabilities,
    kind,
    total: candidate,
    runnerUp: total?.runnerUp ?? null,
    isTrial: total?.isTrial ?? false,
    isCurrencyGuess: scene.settler.isGuess,
    isMail: true,
    isForced: false,
    hasSubjectTotal: candidate !== null && scene.subjectMinors.has(candidate.read.amount.minor),
  };
  const isSale = kind !== 'other' && kind !== 'shipping';
  return {
    made,
    scene,
    kind,
    total,
    isKindRight,
    isTotalRight,
    isSale,
    input,
    isRight: isKindRight && (!isSale || isTotalRight),
  };
});
const fitting = held.filter((_, i) => i % 2 === 0);
const sale = trainLogistic(
  fitting
    .filter(({ isSale }) => isSale)
    .map(({ input, isRight }) => ({ features: saleFeatures(input), isRight })),
  4000,
  [0, 1, 1, 1, 1, 1, 1, -1, 1, 0, -1],
);
const kindOnly = trainLogistic(
  fitting
    .filter(({ isSale }) => !isSale)
    .map(({ input, isRight }) => ({ features: kindFeatures(input), isRight })),
  4000,
  [0, 1, 0],
);

const share = (values: readonly boolean[]) =>
  Number((values.filter(Boolean).length / Math.max(1, values.length)).toFixed(4));
const sold = held.filter(({ made }) => made.totalMinor !== null);
const metrics = {
  trainMails: TRAIN_MAILS,
  heldOutMails: HELD_MAILS,
  kindAccuracy: share(held.map(({ isKindRight }) => isKindRight)),
  totalAccuracy: share(sold.map(({ isTotalRight }) => isTotalRight)),
};
writeFileSync(MODEL, `${JSON.stringify({ version: 1, seed: SEED, metrics, ...packed })}\n`);
writeFileSync(CALIBRATION, `${JSON.stringify({ version: 1, seed: SEED, sale, kind: kindOnly })}\n`);
process.stdout.write(`${JSON.stringify(metrics)}\n`);

if (process.argv.includes('--errors')) {
  for (const { made, scene, kind, total, isKindRight, isTotalRight } of held) {
    if (isKindRight && isTotalRight) continue;
    const what = isKindRight ? `total ${total?.minor} (${made.totalMinor})` : `kind ${kind} (${made.kind})`;
    process.stdout.write(
      `${made.layout} ${what}: ${scene.subject} / ${scene.text.slice(0, 160).replaceAll('\n', ' ¦ ')}\n`,
    );
  }
}
