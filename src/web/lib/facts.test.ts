import { expect, test } from 'vitest';
import { FACTS } from '#contract/events.ts';
import { type EndpointId, ROUTES } from '#contract/routes.ts';
import { FACT_OF_WRITE, QUERIES_OF_FACT } from './facts.ts';

// Object.keys loses the literal types of the table's keys.
const ENDPOINT_IDS = Object.keys(ROUTES) as EndpointId[];

/** GET endpoints whose responses aren't cached or don't change while a page is open. */
const NOT_REFRESHED: readonly EndpointId[] = [
  'getConfig',
  'getMe',
  'exportUser',
  'getGmailAuth',
  'readCalendar',
  'receiveGmailCallback',
  'findMailServer',
  'streamEvents',
  'getImport',
  'getClaimPack',
  'showUnsubscribe',
  'listBalances',
];

test('every GET endpoint depends on a fact or is listed as never refreshed', () => {
  const refreshed: readonly EndpointId[] = Object.values(QUERIES_OF_FACT).flat();
  const reads = ENDPOINT_IDS.filter((id) => ROUTES[id][0] === 'GET');
  expect(reads.filter((id) => !refreshed.includes(id)).sort()).toEqual([...NOT_REFRESHED].sort());
});

test('every writing endpoint states the fact it changes', () => {
  const writes = ENDPOINT_IDS.filter((id) => ROUTES[id][0] !== 'GET');
  expect(Object.keys(FACT_OF_WRITE).sort()).toEqual([...writes].sort());
});

test('every query is refreshed by a screen’s write, not only by server events', () => {
  const written = new Set(
    Object.values(FACT_OF_WRITE).flatMap((fact) => (fact === null ? [] : QUERIES_OF_FACT[fact])),
  );
  const queries = new Set(FACTS.flatMap((fact) => QUERIES_OF_FACT[fact]));
  expect([...queries].filter((id) => !written.has(id))).toEqual([]);
});

test.each([
  'accountChanged',
  'bankSynced',
  'derivationFinished',
  'manualTransactionChanged',
  'receiptsChanged',
  'statementImported',
  'transactionEdited',
  'transactionsPaired',
] as const)('the shared view of a household, which includes the user’s data, follows %s', (fact) => {
  expect(QUERIES_OF_FACT[fact]).toEqual(
    expect.arrayContaining(['getHouseholdOverview', 'listHouseholdTransactions']),
  );
});
