import { JORDAN, orderEmail } from '../../lib/mail.ts';
import { controlBankEmulator, controlMailEmulator } from './running.ts';

/** Shops the bank lists under another name, so that only the user can match their charges. */
const SHOPS = [
  ...['Amber Lathe', 'Brook Thistle', 'Cinder Plum', 'Dapple Row', 'Elm Harbour', 'Fennel Post'],
  ...['Grebe Lantern', 'Hazel Quarry', 'Indigo Wharf', 'Jasper Loom', 'Kestrel Oak', 'Linden Spoon'],
  ...['Maple Crane', 'Nettle Bridge', 'Olive Bellows', 'Pewter Finch', 'Quince Alley', 'Rowan Sail'],
  ...['Saffron Mill', 'Teasel Yard', 'Umber Fold', 'Violet Anvil', 'Willow Clasp', 'Yarrow Gate'],
];
const DAY_MS = 86_400_000;

/** Two dozen receipts, each with a charge of its amount whose description doesn't name the shop. */
export async function createQuestions(itemId: string): Promise<void> {
  const now = Date.now();
  for (const [at, merchant] of SHOPS.entries()) {
    const bought = new Date(now - (at + 3) * DAY_MS).toISOString();
    const unitPriceMinor = 4_113 + at * 137;
    const mail = orderEmail({ merchant, orderId: `DB-${7_100 + at}`, unitPriceMinor, cardMask: '3390' });
    await controlMailEmulator({ op: 'deliver', mailbox: JORDAN, at: bought, ...mail });
    await controlBankEmulator({
      ...{ op: 'add', item: itemId, account: 'hsa', silent: true, id: `doubt-${at}` },
      ...{ on: bought.slice(0, 10), amountMinor: -unitPriceMinor, description: `POS ${90_417 + at * 31} TX` },
    });
  }
}
