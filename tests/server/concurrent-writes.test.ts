import { expect, it } from 'vitest';
import type { HttpAnswer } from '../lib/http.ts';
import { connectGmail, SAM } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const ROUNDS = 12;

function expectNoFailure(answers: readonly HttpAnswer[]): void {
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
}

it('an account deleted while others write to it is gone for them', async () => {
  const person = await signUp(product());
  for (let round = 0; round < ROUNDS; round += 1) {
    const { account } = await person.call('createAccount', {
      body: { name: 'Cash', accountType: 'other', currency: 'USD' },
    });
    const params = { accountId: account.id };
    const body = { ...params, postedOn: '2026-11-10', amountMinor: -450, description: 'Stamps' };
    const { transactionId } = await person.call('createTransaction', { body });
    const part = { category: 'FOOD_AND_DRINK_GROCERIES', isHealth: false };
    expectNoFailure(
      await Promise.all([
        person.ask('createTransaction', { body }),
        person.ask('updateSplit', {
          params: { transactionId },
          body: {
            parts: [
              { ...part, amountMinor: -400 },
              { ...part, amountMinor: -50, name: 'Ana' },
            ],
          },
        }),
        person.ask('deleteAccount', { params }),
        person.ask('updateAccount', { params, body: { balanceMinor: 5 } }),
        person.ask('updateTransaction', { params: { transactionId }, body: { note: 'gift' } }),
      ]),
    );
  }
  expect((await person.call('listAccounts', { query: { all: 'true' } })).accounts).toEqual([]);
});

it('a mailbox disconnected while it is asked to sync is no longer read', async () => {
  const person = await signUp(product());
  for (let round = 0; round < 3; round += 1) {
    await connectGmail(person, SAM);
    const calls = ['requestGmailSync', 'disconnectGmail', 'requestGmailSync', 'disconnectGmail'] as const;
    expectNoFailure(await Promise.all(calls.map((id) => person.ask(id))));
  }
});
