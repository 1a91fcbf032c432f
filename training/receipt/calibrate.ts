import { type ConfidenceInput, kindFeatures, saleFeatures } from '#readers/receipt/confidence/confidence.ts';
import { likeliest } from '#readers/receipt/decide.ts';
import { chooseTotal } from '#readers/receipt/decision/choose-total.ts';
import { type KindModel, scoreVector, unpackModel } from '#readers/receipt/decision/kind-model.ts';
import type { MailKind } from '#readers/receipt/kind/kind-features.ts';
import type { Example } from './examples.ts';
import { learnKinds } from './learn-kinds.ts';
import { trainLogistic } from './logistic.ts';

const FOLDS = 5;
const ROUNDS = 1500;

/** A written email as read by a model that was trained without it. */
export interface UnseenReading {
  readonly name: string;
  readonly kind: MailKind;
  readonly expected: string;
  readonly isSale: boolean;
  readonly isPart: boolean;
  readonly isKindRight: boolean;
  /** Kind, currency and total; of emails without an amount the kind. */
  readonly isRight: boolean;
  readonly input: ConfidenceInput;
}

/**
 * Reads every written email with a model that learned from other files alone: what stands in one file was written
 * together, and emails written together resemble each other more than an email resembles one from outside.
 */
export function readUnseen(
  made: readonly Example[],
  written: readonly (readonly Example[])[],
): UnseenReading[] {
  const files = [...new Set(written.map((forms) => forms[0]?.file))];
  const foldOf = (forms: readonly Example[]) => files.indexOf(forms[0]?.file) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const known = written.filter((forms) => foldOf(forms) !== fold);
    const model = unpackModel(learnKinds(made, known.flat()));
    return written
      .filter((forms) => foldOf(forms) === fold)
      .flat()
      .map((mail) => readWith(model, mail));
  }).flat();
}

function readWith(
  model: KindModel,
  { name, scene, findings, vector, isPart, kinds, total }: Example,
): UnseenReading {
  const scores = scoreVector(model, vector);
  const kind = likeliest(scores.probabilities);
  const chosen = chooseTotal(kind, findings);
  const candidate = chosen?.candidate ?? null;
  const isSale = kind !== 'other' && kind !== 'shipping';
  const isKindRight = kinds.includes(kind);
  const currency = candidate?.read.amount.currency ?? scene.settler.dominant;
  const isTotalRight = total === null || (chosen?.minor === total.minor && currency === total.currency);
  return {
    name,
    kind,
    expected: kinds.join('/'),
    isSale,
    isPart,
    isKindRight,
    isRight: isKindRight && (!isSale || isTotalRight),
    input: {
      scores,
      kind,
      signals: findings.signals,
      total: candidate,
      runnerUp: chosen?.runnerUp ?? null,
      isTrial: chosen?.isTrial ?? false,
      isCurrencyGuess: scene.settler.isGuess,
      isCurrencyBlind: scene.settler.isBlind,
      isMail: true,
      isForced: false,
      isUnsummed: false,
      hasSubjectTotal: candidate !== null && scene.subjectMinors.has(candidate.read.amount.minor),
    },
  };
}

/** Weights of the two calibrators, each fitted on readings by models that had not seen the email. */
export function calibrate(unseen: readonly UnseenReading[]): { sale: number[]; kind: number[] } {
  const sales = unseen.filter(({ isSale }) => isSale);
  const others = unseen.filter(({ isSale }) => !isSale);
  return {
    sale: trainLogistic(
      sales.map(({ input, isRight }) => ({ features: saleFeatures(input), isRight })),
      ROUNDS,
      [0, 1, 1, 1, 1, 1, 1, 1, 1, -1, 1, 0, -1, 1, -1, 1, -1],
    ),
    kind: trainLogistic(
      others.map(({ input, isRight }) => ({ features: kindFeatures(input), isRight })),
      ROUNDS,
      [0, 1, 1, 1, 1, 1, -1, -1, 0],
    ),
  };
}
