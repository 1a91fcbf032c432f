import { type LinkedBank, linkAndImport, syncNow } from './bank.ts';
import { waitUntilIdle } from './jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail } from './mail.ts';
import { type Person, signUp } from './person.ts';
import type { TestProduct } from './servers/product.ts';
import { importFile, ofx, type Preview } from './statements.ts';

/** A user with a bank, a mailbox, an import, a matched receipt, and a receipt in review. */
export interface FullAccount {
  readonly person: Person;
  readonly bank: LinkedBank;
  readonly imported: Preview;
  /** A shop with two equal transactions, so that its receipt is a question. */
  readonly twinShop: string;
  /** A shop whose receipt is matched to its transaction. */
  readonly surShop: string;
}

const DAY = '2026-11-20';

/** Creates the user; `word` is part of all their names and of no other user's. */
export async function createFullAccount(product: TestProduct, word: string): Promise<FullAccount> {
  const person = await signUp(product, `${word} Vale`);
  const bank = await linkAndImport(product, person, { accounts: ['hsa'] });
  const [twinShop, surShop] = [`${word} Market`, `${word} Books`];
  const add = (id: string, amountMinor: number, description: string) =>
    bank.order({
      op: 'add',
      account: 'hsa',
      on: DAY,
      silent: true,
      id: `${word}-${id}`,
      amountMinor,
      description,
    });
  await add('twin-a', -1875, `${twinShop.toUpperCase()} 0042`);
  await add('twin-b', -1875, `${twinShop.toUpperCase()} 0042`);
  await add('sure', -2999, surShop.toUpperCase());
  await syncNow(product, person, bank.itemId);
  await connectGmail(person, NOOR);
  const at = `${DAY}T12:00:00Z`;
  const code = word.slice(0, 2).toUpperCase();
  await deliverEmail(product, NOOR, {
    at,
    ...orderEmail({ merchant: twinShop, orderId: `${code}-204418`, unitPriceMinor: 1875 }),
  });
  await deliverEmail(product, NOOR, {
    at,
    ...orderEmail({ merchant: surShop, orderId: `${code}-310772`, unitPriceMinor: 2999, cardMask: '3390' }),
  });
  await person.call('requestGmailSync');
  const imported = await importFile(
    product,
    person,
    ofx([
      { on: '2026-11-10', amount: '-11.50', name: `${word.toUpperCase()} KIOSK`, id: 'k1' },
      { on: '2026-11-11', amount: '-12.50', name: `${word.toUpperCase()} TRAM`, id: 'k2' },
    ]),
  );
  await waitUntilIdle(product, person.userId);
  return { person, bank, imported, twinShop, surShop };
}
