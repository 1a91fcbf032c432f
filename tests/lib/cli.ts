import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { TestProduct } from './servers/product.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface CliAnswer {
  readonly status: number;
  /** Lines of standard output, each parsed as JSON. */
  readonly lines: readonly unknown[];
  readonly messages: string;
}

/** Runs a command on the product's database, as an administrator does. */
export function runCli(
  product: Pick<TestProduct, 'databaseUrl' | 'encryptionKey' | 'cliEnvironment'>,
  ...args: readonly string[]
): Promise<CliAnswer> {
  const environment = {
    ...process.env,
    DATABASE_URL: product.databaseUrl,
    ENCRYPTION_KEY: product.encryptionKey ?? Buffer.alloc(32).toString('base64'),
    ...product.cliEnvironment,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env: environment }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => line !== '');
      const status = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ status, lines: lines.map((line): unknown => JSON.parse(line)), messages: stderr });
    });
  });
}
