import type { KindSignals } from '../fields/kind/kind-features.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import model from '../model/kind-model.json' with { type: 'json' };
import { type KindScores, scoreVector, unpackModel } from './kind-model.ts';
import { kindVector, type SparseVector } from './kind-vector.ts';

const MODEL = unpackModel(model);

/** Scores an email with the stored model. */
export function scoreKind(email: EmailWithCandidates, fields: EmailFields): KindScores {
  return scoreVector(MODEL, vectorOf(email, fields, fields.signals));
}

/** Builds the features of an email with the given signals. */
export function vectorOf(
  email: EmailWithCandidates,
  { charge }: EmailFields,
  signals: KindSignals,
): SparseVector {
  const line = charge[0]?.found.amount.line;
  const amountText = line === undefined ? '' : (email.lines[line]?.text ?? '');
  return kindVector(signals, { subject: email.subject, lines: email.lines, amountText });
}
