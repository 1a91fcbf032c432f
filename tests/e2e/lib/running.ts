import process from 'node:process';
import { control } from '../../lib/servers/stand-ins.ts';

/** Where the product under test listens; another one may run beside it. */
export const TEST_PORT = process.env.E2E_PORT ?? '4173';
/** Where a second product listens whose people sign in at the hosted service. */
export const HOSTED_PORT = String(Number(TEST_PORT) + 10);
/** Where a product listens that others can reach. */
export const PUBLIC_PORT = String(Number(TEST_PORT) + 20);

/** Where a product listens that may ask a language model. */
export const MODEL_PORT = String(Number(TEST_PORT) + 30);

/** What the tests know of the product that runs for them. */
export interface Running {
  /** Its data folder; tests may keep files of their own in it. */
  readonly folder: string;
  readonly plaidUrl: string;
  readonly googleUrl: string;
  readonly mailUrl: string;
  /** Of the push service. */
  readonly pushUrl: string;
  /** Of the hosted identity; empty where people sign in at the product itself. */
  readonly firebaseUrl: string;
  /** The built screens, which both products show. */
  readonly screens: string;
}

type Order = Readonly<Record<string, unknown>>;

const NAMES = {
  folder: 'E2E_FOLDER',
  plaidUrl: 'E2E_PLAID_URL',
  googleUrl: 'E2E_GOOGLE_URL',
  mailUrl: 'E2E_MAIL_URL',
  pushUrl: 'E2E_PUSH_URL',
  firebaseUrl: 'E2E_FIREBASE_URL',
  screens: 'E2E_SCREENS',
} as const satisfies Record<keyof Running, string>;

/** Tells every later worker; the environment is what they share with the setup. */
export function tellRunning(told: Running): void {
  for (const [key, name] of Object.entries(NAMES)) {
    // The table's keys are those of what is told.
    process.env[name] = told[key as keyof Running];
  }
}

export function running(): Running {
  const read = (name: string) => process.env[name] ?? '';
  return {
    folder: read(NAMES.folder),
    plaidUrl: read(NAMES.plaidUrl),
    googleUrl: read(NAMES.googleUrl),
    mailUrl: read(NAMES.mailUrl),
    pushUrl: read(NAMES.pushUrl),
    firebaseUrl: read(NAMES.firebaseUrl),
    screens: read(NAMES.screens),
  };
}

/** One order to the bank stand-in. */
export function orderBank(order: Order): Promise<unknown> {
  return control(running().plaidUrl, order);
}

/** One order to the email stand-in. */
export function orderMail(order: Order): Promise<unknown> {
  return control(running().googleUrl, order);
}
