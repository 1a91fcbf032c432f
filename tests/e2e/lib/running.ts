import process from 'node:process';
import { control } from '../../lib/servers/stand-ins.ts';

const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const PORT = portOfWorker(WORKER);

/** Where the product under test listens; another one may run beside it. */
export const TEST_PORT = String(PORT);
/** Where a product listens whose people sign in at the hosted service. */
export const HOSTED_PORT = String(PORT + 10);
/** Where a product listens that others can reach; one behind a proxy has the next port too. */
export const PUBLIC_PORT = String(PORT + 20);
/** Where a product listens that may ask a language model. */
export const MODEL_PORT = String(PORT + 30);

/** What the tests know of the product that runs for their worker. */
export interface Running {
  readonly url: string;
  /** Its data folder; tests may keep files of their own in it. */
  readonly folder: string;
  readonly plaidUrl: string;
  readonly googleUrl: string;
  readonly mailUrl: string;
  /** Of the push service. */
  readonly pushUrl: string;
  /** Of the hosted identity; empty where people sign in at the product itself. */
  readonly firebaseUrl: string;
}

type Order = Readonly<Record<string, unknown>>;

/** Workers run side by side, each with a product on ports of its own: this one, and those above it. */
export function portOfWorker(worker: number): number {
  return Number(process.env.E2E_PORT ?? 4173) + 2 * worker;
}

/** Tells a worker of its product; the environment is what it shares with the setup. */
export function saveRunning(product: Running, worker = WORKER): void {
  process.env[`E2E_PRODUCT_${worker}`] = JSON.stringify(product);
}

export function running(): Running {
  const told = process.env[`E2E_PRODUCT_${WORKER}`];
  if (!told) throw new Error('no product runs for this worker yet');
  // Written by the function above.
  return JSON.parse(told) as Running;
}

/** Where the screens lie that were built for all tests. */
export function screens(): string {
  return process.env.E2E_SCREENS ?? '';
}

/** Every later worker has the environment of the setup. */
export function saveScreensFolder(folder: string): void {
  process.env.E2E_SCREENS = folder;
}

/** One order to the bank stand-in. */
export function orderBank(order: Order): Promise<unknown> {
  return control(running().plaidUrl, order);
}

/** One order to the email stand-in. */
export function orderMail(order: Order): Promise<unknown> {
  return control(running().googleUrl, order);
}
