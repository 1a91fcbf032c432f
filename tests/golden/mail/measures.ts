import type { Extraction } from '#readers/receipt/extraction.ts';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import type { LabeledEmail } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { loadCases } from './golden-emails.ts';
import { isPromiseKept, judge, type Verdict } from './judge.ts';

export interface JudgedMail {
  readonly golden: LabeledEmail;
  readonly read: Extraction;
  readonly verdicts: readonly Verdict[];
  /** Kind, currency and total are all correct. */
  readonly isKept: boolean;
}

/** Reads and evaluates every golden email. */
export async function judgeAll(): Promise<JudgedMail[]> {
  const judged: JudgedMail[] = [];
  for (const golden of loadCases()) {
    const read = await readReceipt(renderEmail(golden));
    const verdicts = judge(golden, read);
    judged.push({ golden, read, verdicts, isKept: isPromiseKept(verdicts) });
  }
  return judged;
}

/** Share of correct values of a field among the emails for which it is evaluated. */
export function fieldAccuracy(judged: readonly JudgedMail[], field: string): number {
  const verdicts = judged.flatMap((mail) => mail.verdicts.filter((verdict) => verdict.field === field));
  return verdicts.reduce((sum, { share }) => sum + share, 0) / Math.max(1, verdicts.length);
}

/** Precision and recall of one kind. */
export function kindScores(
  judged: readonly JudgedMail[],
  kind: string,
): { precision: number; recall: number } {
  const found = judged.filter(({ read }) => read.kind === kind);
  const meant = judged.filter(({ golden }) => golden.labels.kinds[0] === kind);
  const isRight = ({ golden, read }: JudgedMail) => golden.labels.kinds.includes(read.kind);
  return {
    precision: found.filter(isRight).length / Math.max(1, found.length),
    recall: meant.filter(isRight).length / Math.max(1, meant.length),
  };
}

/** Expected calibration error: the mean difference between confidence and accuracy over ten equal bins. */
export function calibrationError(judged: readonly JudgedMail[]): number {
  let error = 0;
  for (let band = 0; band < 10; band++) {
    const inside = judged.filter(({ read }) => Math.min(9, Math.floor(read.confidence * 10)) === band);
    if (inside.length === 0) continue;
    const mean = inside.reduce((sum, { read }) => sum + read.confidence, 0) / inside.length;
    const kept = inside.filter(({ isKept }) => isKept).length / inside.length;
    error += (Math.abs(mean - kept) * inside.length) / judged.length;
  }
  return error;
}

/**
 * How many emails pass without review, and how many of those are correct. An email with an instruction for software
 * must be reviewed, however well it is read.
 */
export function reviewScores(judged: readonly JudgedMail[]): { coverage: number; precision: number } {
  const passed = judged.filter(({ read }) => !read.needsReview);
  const plain = judged.filter(({ read }) => !read.doubts.includes('instruction'));
  return {
    coverage: passed.length / Math.max(1, plain.length),
    precision: passed.filter(({ isKept }) => isKept).length / Math.max(1, passed.length),
  };
}
