import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, type BrowserContextOptions, request } from '@playwright/test';
import { member } from '../../lib/http.ts';
import { consent, followRedirect, JORDAN } from '../../lib/mail.ts';
import { waitFor } from '../../lib/wait-for.ts';
import { call } from './api.ts';
import { createQuestions } from './create-questions.ts';
import { signUpHosted } from './hosted.ts';
import { PASSWORD, uniqueEmail } from './person.ts';
import { controlBankEmulator, running } from './running.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * The user who is signed in when a test begins. `household`: one user for all tests, with a bank, a mailbox of a year,
 * all receipts matched, and two dozen questions; tests undo their changes. `newcomer`: one user for all tests, without
 * data. `fresh`: a new user without data for each test.
 */
export type UserKind = 'nobody' | 'household' | 'newcomer' | 'fresh';

export interface BrowserUser {
  readonly email: string;
  readonly storageState: StorageState;
}

const NAMES = { household: 'Jordan Ellis', newcomer: 'Nia Newcomer', fresh: 'Robin Vale' } as const;
const READY_WITHIN_MS = 240_000;

/** The user of that kind; shared users are created once and stored next to the product's data. */
export async function createBrowserUser(
  userKind: Exclude<UserKind, 'nobody'>,
  baseURL: string,
): Promise<BrowserUser> {
  const file = path.join(running().folder, `e2e-${userKind}.json`);
  if (userKind !== 'fresh' && existsSync(file)) {
    // Written by this function.
    return JSON.parse(await readFile(file, 'utf8')) as BrowserUser;
  }
  const email = uniqueEmail(userKind);
  if (running().firebaseUrl !== '') {
    const made = await signUpHosted(email, NAMES[userKind], baseURL);
    if (userKind !== 'fresh') await writeFile(file, JSON.stringify(made));
    return made;
  }
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await signUpByApi(context, email, NAMES[userKind]);
  if (userKind === 'household') await addHouseholdData(context);
  const made: BrowserUser = { email, storageState: await context.storageState() };
  if (userKind !== 'fresh') await writeFile(file, JSON.stringify(made));
  await context.dispose();
  return made;
}

async function signUpByApi(context: APIRequestContext, email: string, name: string): Promise<void> {
  const answer = await context.post('/api/auth/sign-up/email', { data: { name, email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`sign-up answered ${answer.status()}: ${await answer.text()}`);
}

/** Another session of a user, as in another browser. */
export async function signInByApi(email: string, baseURL: string): Promise<StorageState> {
  // Not the test's cookies: a browser that signs in again ends its session.
  const storageState = { cookies: [], origins: [] };
  const context = await request.newContext({ baseURL, storageState, extraHTTPHeaders: { origin: baseURL } });
  const answer = await context.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`);
  const state = await context.storageState();
  await context.dispose();
  return state;
}

/** Links a bank without a screen and returns its item. */
export async function linkBankByApi(
  context: APIRequestContext,
  choice: { readonly accounts?: readonly string[] } = {},
): Promise<string> {
  const { link_token } = await call(context, 'createLinkToken', { body: {} });
  const linked = await controlBankEmulator({ op: 'link', link_token, ...choice });
  const public_token = String(member(linked, 'public_token'));
  const { itemId } = await call(context, 'exchangePublicToken', { body: { public_token } });
  return itemId;
}

/** Connects a mailbox of the emulator without a screen and without starting a sync. */
export async function connectMailByApi(context: APIRequestContext, mailbox: string): Promise<void> {
  const { authUrl } = await call(context, 'getGmailAuth', { query: { returnTo: 'onboarding' } });
  const back = await consent(authUrl, { mailbox });
  const { cookies } = await context.storageState();
  const page = await followRedirect(back, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  if (!page.endsWith('gmail=connected')) throw new Error(`connecting ended at ${page}`);
}

/** Syncs a bank and a mailbox of a year to the end. */
async function addHouseholdData(context: APIRequestContext): Promise<void> {
  await call(context, 'updateOnboarding', { body: { completed: true } });
  await createQuestions(await linkBankByApi(context));
  await connectMailByApi(context, JORDAN);
  await call(context, 'requestGmailSync');
  // Playwright's own polling would stop at the timeout of the first test, not of this fixture.
  const ready = (what: string, ask: () => Promise<boolean>) => waitFor(what, ask, READY_WITHIN_MS, 500);
  await ready('the year of mail is read', async () => {
    const { sync } = await call(context, 'getGmailSync');
    return sync?.state === 'COMPLETED';
  });
  await ready("the bank's rows are imported", async () => !(await call(context, 'getDashboard')).isImporting);
  await ready('receipts are joined', async () => (await call(context, 'getEmailAi')).matched > 100);
  await ready(
    'the trial is announced',
    async () => (await call(context, 'listSubscriptions')).announced.length > 0,
  );
}
