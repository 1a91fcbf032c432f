import type { Findings } from '../findings.ts';
import type { KindSignals } from '../kind/kind-features.ts';
import model from '../model/kind-model.json' with { type: 'json' };
import type { Scene } from '../scene.ts';
import { type KindScores, scoreVector, unpackModel } from './kind-model.ts';
import { kindVector, type SparseVector } from './kind-vector.ts';

const MODEL = unpackModel(model);

/** What the stored model makes of an email. */
export function scoreKind(scene: Scene, findings: Findings): KindScores {
  return scoreVector(MODEL, vectorOf(scene, findings, findings.signals));
}

/** The features of an email whose cues are `signals`. */
export function vectorOf(scene: Scene, { charge }: Findings, signals: KindSignals): SparseVector {
  const line = charge[0]?.read.amount.line;
  const amountText = line === undefined ? '' : (scene.lines[line]?.text ?? '');
  return kindVector(signals, { subject: scene.subject, lines: scene.lines, amountText });
}
