import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { firstLine } from './flaky-and-failed.ts';

/** Writes failed tests with their reasons, and tests that passed only on a retry, to the file TEST_RESULTS_FILE. */
export default class FlakyReporter implements Reporter {
  readonly #failed: string[] = [];
  readonly #retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    if (test.diagnostic()?.flaky) this.#retried.push(name);
    const { state, errors = [] } = test.result();
    if (state === 'failed') this.#failed.push(`${name}: ${firstLine(errors[0]?.message)}`);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors())
      this.#failed.push(`${module.relativeModuleId}: ${firstLine(message)}`);
  }

  onTestRunEnd(): void {
    const file = process.env.TEST_RESULTS_FILE;
    if (file) writeFileSync(file, JSON.stringify({ failed: this.#failed, retried: this.#retried }));
  }
}
