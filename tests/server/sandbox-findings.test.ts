import { expect, it } from 'vitest';
import type { FindingKind } from '#domain/findings/finding.ts';
import { allTransactions, linkAndImport } from '../lib/bank.ts';
import { quiet } from '../lib/jobs.ts';
import { connectGmail, JORDAN } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

/** Nothing in the household's story leads to these. */
const NEVER: readonly FindingKind[] = [
  'amount_differs',
  'charged_twice',
  'charged_after_cancel',
  'receipt_without_charge',
];

it('the sandbox after its first sync tells nothing false', async () => {
  const person = await signUp(product());
  await linkAndImport(product(), person);
  await connectGmail(person, JORDAN);
  await person.call('requestGmailSync');
  await quiet(product(), person.userId);
  const { findings } = await person.call('listFindings');
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ kind }) => NEVER.includes(kind))).toEqual([]);
  // A late refund is one that no account shows.
  const credits = (await allTransactions(person)).filter(({ amountMinor }) => amountMinor > 0);
  for (const late of findings.filter(({ kind }) => kind === 'refund_late'))
    expect(
      credits.filter(
        (credit) => credit.amountMinor === late.amountMinor && credit.description.includes(late.merchant),
      ),
      late.title,
    ).toEqual([]);
}, 120_000);
