import process from 'node:process';
import { controlEmulator } from '../../lib/servers/emulator-control.ts';

const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const PORT = portOfWorker(WORKER);

/** Port of a product with the hosted identity. */
export const HOSTED_PORT = String(PORT + 10);
/** Port of a public product; its proxy has the next port. */
export const PUBLIC_PORT = String(PORT + 20);
/** Port of a product with a language model. */
export const MODEL_PORT = String(PORT + 30);

/** The tests' view of their worker's product. */
export interface Running {
  readonly url: string;
  /** Its data folder; tests may store files of their own in it. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** Environment of commands for this product. */
  readonly environment: Readonly<Record<string, string>>;
  readonly plaidUrl: string;
  readonly googleUrl: string;
  readonly mailUrl: string;
  /** URL of the push service. */
  readonly pushUrl: string;
  /** URL of the hosted identity; empty with the local identity. */
  readonly firebaseUrl: string;
}

type Order = Readonly<Record<string, unknown>>;

/** Workers run in parallel, each with a product on its own ports, counted from this one. */
export function portOfWorker(worker: number): number {
  return Number(process.env.E2E_PORT ?? 4173) + 2 * worker;
}

/** Passes the product to a worker through the environment, which it shares with the setup. */
export function saveRunning(product: Running, worker = WORKER): void {
  process.env[`E2E_PRODUCT_${worker}`] = JSON.stringify(product);
}

export function running(): Running {
  const stored = process.env[`E2E_PRODUCT_${WORKER}`];
  if (!stored) throw new Error('no product runs for this worker yet');
  // Written by the function above.
  return JSON.parse(stored) as Running;
}

/** Folder of the screens built for all tests. */
export function screens(): string {
  return process.env.E2E_SCREENS ?? '';
}

/** Later workers inherit the setup's environment. */
export function saveScreensFolder(folder: string): void {
  process.env.E2E_SCREENS = folder;
}

/** Sends a command to the bank emulator. */
export function controlBankEmulator(order: Order): Promise<unknown> {
  return controlEmulator(running().plaidUrl, order);
}

/** Sends a command to the email emulator. */
export function controlMailEmulator(order: Order): Promise<unknown> {
  return controlEmulator(running().googleUrl, order);
}
