import process from 'node:process';
import { control } from '../../lib/stand-ins.ts';

/** Where the product under test listens; another one may run beside it. */
export const TEST_PORT = process.env.E2E_PORT ?? '4173';

/** What the tests know of the product that runs for them. */
export interface Running {
  /** Its data folder; tests may keep files of their own in it. */
  readonly folder: string;
  readonly plaidUrl: string;
  readonly googleUrl: string;
}

type Order = Readonly<Record<string, unknown>>;

/** Tells every later worker; the environment is what they share with the setup. */
export function tellRunning({ folder, plaidUrl, googleUrl }: Running): void {
  Object.assign(process.env, { E2E_FOLDER: folder, E2E_PLAID_URL: plaidUrl, E2E_GOOGLE_URL: googleUrl });
}

export function running(): Running {
  const { E2E_FOLDER = '', E2E_PLAID_URL = '', E2E_GOOGLE_URL = '' } = process.env;
  return { folder: E2E_FOLDER, plaidUrl: E2E_PLAID_URL, googleUrl: E2E_GOOGLE_URL };
}

/** One order to the bank stand-in. */
export function orderBank(order: Order): Promise<unknown> {
  return control(running().plaidUrl, order);
}

/** One order to the mail stand-in. */
export function orderMail(order: Order): Promise<unknown> {
  return control(running().googleUrl, order);
}
