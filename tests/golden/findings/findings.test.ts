import process from 'node:process';
import { expect, test } from 'vitest';
import { findFindings } from '#domain/findings/find-findings.ts';
import { FINDING_KINDS, type Finding, type FindingKind } from '#domain/findings/finding.ts';
import type { Home, Planted } from './home.ts';
import { buildHome, SCENES } from './households.ts';
import { RECORD_SCENES } from './scenes-records.ts';

const HOUSEHOLDS = 60;
/** Each nightly run uses other households. */
const FIRST_SEED = Number(process.env.PROPERTY_SEED ?? 0);
/** Of all reported findings, and of each kind. */
const GATE = { precision: 0.98, recall: 0.95 } as const;

interface Score {
  reported: number;
  right: number;
  planted: number;
  found: number;
}

const idsOf = (finding: Finding) => [
  ...finding.receiptIds,
  ...finding.transactionIds,
  ...(finding.messageIds ?? []),
];

/** Counts findings other than the expected ones: an unexpected finding is a false alarm, and so is a duplicate. */
function judge(home: Home, scores: Map<FindingKind, Score>, faults: string[]): void {
  const open = new Set<Planted>(home.planted);
  const scoreOf = (kind: FindingKind) => scores.get(kind) ?? { reported: 0, right: 0, planted: 0, found: 0 };
  const add = (kind: FindingKind, part: keyof Score) => {
    const score = scoreOf(kind);
    scores.set(kind, { ...score, [part]: score[part] + 1 });
  };
  for (const finding of findFindings(home.facts())) {
    const ids = idsOf(finding);
    const scene = home.sceneOf(ids[0] ?? '');
    // Whether a charge has an email is only evaluated in the scenes about that.
    if (finding.kind === 'charge_without_receipt' && scene !== '' && !(scene in RECORD_SCENES)) continue;
    add(finding.kind, 'reported');
    const meant = [...open].filter((planted) => planted.kind === finding.kind && ids.includes(planted.id));
    for (const planted of meant) open.delete(planted);
    if (meant.length > 0) add(finding.kind, 'right');
    else faults.push(`false ${finding.kind} in "${scene}"`);
  }
  for (const planted of home.planted) {
    add(planted.kind, 'planted');
    if (open.has(planted)) faults.push(`missing ${planted.kind} in "${planted.scene}"`);
    else add(planted.kind, 'found');
  }
}

const scores = new Map<FindingKind, Score>();
const faults: string[] = [];
const scenes = new Map<string, number>();
for (let seed = 1; seed <= HOUSEHOLDS; seed += 1) {
  const home = buildHome(FIRST_SEED + seed);
  for (const scene of home.scenes) scenes.set(scene, (scenes.get(scene) ?? 0) + 1);
  judge(home, scores, faults);
}
const most = Map.groupBy(faults, (fault) => fault);
const faultText = [...most].map(([fault, places]) => `${places.length} × ${fault}`).join('\n');
const message = `first seed ${FIRST_SEED}\n${faultText}`;
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

test('every story occurs in several households, and hundreds of findings are expected', () => {
  for (const scene of Object.keys(SCENES)) expect(scenes.get(scene) ?? 0, scene).toBeGreaterThan(5);
  const planted = [...scores.values()].reduce((sum, score) => sum + score.planted, 0);
  expect(planted).toBeGreaterThan(400);
});

test.each(FINDING_KINDS)('%s is precise and complete', (kind) => {
  const score = scores.get(kind) ?? { reported: 0, right: 0, planted: 0, found: 0 };
  expect(score.planted, message).toBeGreaterThan(5);
  expect(share(score.right, score.reported), message).toBeGreaterThanOrEqual(GATE.precision);
  expect(share(score.found, score.planted), message).toBeGreaterThanOrEqual(GATE.recall);
});

test('all kinds together are precise and complete', () => {
  const allScores = [...scores.values()];
  const sum = (part: keyof Score) => allScores.reduce((total, score) => total + score[part], 0);
  expect(share(sum('right'), sum('reported')), message).toBeGreaterThanOrEqual(GATE.precision);
  expect(share(sum('found'), sum('planted')), message).toBeGreaterThanOrEqual(GATE.recall);
});
