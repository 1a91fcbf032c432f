import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes the names of tests that passed only on a later try to the file RETRIED_FILE. */
export default class RetriedReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const file = process.env.RETRIED_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
