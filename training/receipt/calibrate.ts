import { type ConfidenceInput, kindFeatures, saleFeatures } from '#readers/receipt/confidence/confidence.ts';
import { mostLikelyKind } from '#readers/receipt/decide.ts';
import { chooseTotal } from '#readers/receipt/decision/choose-total.ts';
import { type KindModel, scoreVector, unpackModel } from '#readers/receipt/decision/kind-model.ts';
import type { EmailKind } from '#readers/receipt/fields/kind/kind-features.ts';
import type { Example } from './examples.ts';
import { trainLogistic } from './logistic.ts';
import { trainKindModel } from './train-kind-model.ts';

const FOLDS = 5;
const ROUNDS = 1500;

/** A written email as read by a model trained without it (held out). */
export interface HeldOutReading {
  readonly name: string;
  readonly kind: EmailKind;
  readonly expected: string;
  readonly isSale: boolean;
  readonly isPartial: boolean;
  readonly isKindRight: boolean;
  /** Kind, currency and total; for emails without an amount, the kind. */
  readonly isRight: boolean;
  readonly input: ConfidenceInput;
}

/**
 * Reads every written email with a model trained on other files only (cross-validation by file). Emails of one file
 * were written together and resemble each other more than outside emails.
 */
export function readHeldOut(
  generated: readonly Example[],
  labeled: readonly (readonly Example[])[],
): HeldOutReading[] {
  const files = [...new Set(labeled.map((forms) => forms[0]?.file))];
  const foldOf = (forms: readonly Example[]) => files.indexOf(forms[0]?.file) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const known = labeled.filter((forms) => foldOf(forms) !== fold);
    const model = unpackModel(trainKindModel(generated, known.flat()));
    return labeled
      .filter((forms) => foldOf(forms) === fold)
      .flat()
      .map((mail) => readWith(model, mail));
  }).flat();
}

function readWith(
  model: KindModel,
  { name, email, fields, vector, isPartial, kinds, total }: Example,
): HeldOutReading {
  const scores = scoreVector(model, vector);
  const kind = mostLikelyKind(scores.probabilities);
  const chosen = chooseTotal(kind, fields);
  const candidate = chosen?.candidate ?? null;
  const isSale = kind !== 'other' && kind !== 'shipping';
  const isKindRight = kinds.includes(kind);
  const currency = candidate?.found.amount.currency ?? email.currencyResolver.dominant;
  const isTotalRight = total === null || (chosen?.minor === total.minor && currency === total.currency);
  return {
    name,
    kind,
    expected: kinds.join('/'),
    isSale,
    isPartial,
    isKindRight,
    isRight: isKindRight && (!isSale || isTotalRight),
    input: {
      scores,
      kind,
      signals: fields.signals,
      total: candidate,
      runnerUp: chosen?.runnerUp ?? null,
      isTrial: chosen?.isTrial ?? false,
      isCurrencyGuess: email.currencyResolver.isGuess,
      isCurrencyUnknown: email.currencyResolver.isUnknown,
      isEmail: true,
      isForced: false,
      hasUnsummedOrders: false,
      hasSubjectTotal: candidate !== null && email.subjectAmountsMinor.has(candidate.found.amount.minor),
    },
  };
}

/** Fits the weights of the two calibrators on held-out readings. */
export function calibrate(heldOut: readonly HeldOutReading[]): { sale: number[]; kind: number[] } {
  const sales = heldOut.filter(({ isSale }) => isSale);
  const others = heldOut.filter(({ isSale }) => !isSale);
  return {
    sale: trainLogistic(
      sales.map(({ input, isRight }) => ({ features: saleFeatures(input), isRight })),
      ROUNDS,
      [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, 1, 0, -1, 1, -1, 1, -1, -1],
    ),
    kind: trainLogistic(
      others.map(({ input, isRight }) => ({ features: kindFeatures(input), isRight })),
      ROUNDS,
      [0, 1, 1, 1, 1, 1, -1, -1, 0, -1],
    ),
  };
}
