import { addDays, addMonths } from '#domain/calendar/civil-date.ts';
import { merchantNamed, merchants } from './merchants.ts';
import type { World } from './world.ts';

/** A plan over twelve months: some emails and charges are missing, and the price rises once. */
export function monthly(world: World): void {
  const { random } = world;
  const from = random.pick([...merchants('plan'), ...merchants('utility').slice(0, 1)]);
  const by = world.at(random.pick([0, 0, 1]));
  const start = addDays('2025-09-20', random.int(0, 28));
  const price = random.pick([999, 1_199, 1_549, 2_000, 3_999, 599, 1_299]);
  const rise = random.chance(0.4) ? random.int(4, 9) : 99;
  const gone = random.pick(['emails', 'charges', 'none', 'both']);
  const months = Array.from({ length: 12 }, (_, month) => {
    const on = addDays(addMonths(start, month), random.pick([0, 0, 0, 1]));
    const amount = month >= rise ? price + random.pick([100, 200, 300]) : price;
    const hasTransaction = !(gone === 'charges' || gone === 'both') || !random.chance(0.2);
    const hasMail = !(gone === 'emails' || gone === 'both') || !random.chance(0.3);
    return { on, amount, row: hasTransaction ? world.row(on, -amount, from, by) : null, hasMail };
  });
  const rows = months.flatMap(({ row }) => row ?? []);
  for (const { on, amount, row, hasMail } of months) {
    if (!hasMail) continue;
    const kind = random.chance(0.8) ? 'subscription' : 'purchase';
    const mail = world.mail(addDays(on, random.pick([0, 0, 0, -1, 1])), amount, from, by, { kind });
    world.truth(
      row ? 'monthly' : 'month without charge',
      [mail],
      row ? [[row]] : [],
      rows.filter((id) => id !== row),
    );
  }
}

/** Two plans of one shop at the same price on different days. */
export function twoPlans(world: World): void {
  const { random } = world;
  const from = merchantNamed(random.pick(['Apple', 'Google Play']));
  const [by, price] = [world.at(0), random.pick([299, 999, 1_099])];
  for (const first of [random.int(1, 8), random.int(14, 24)]) {
    const start = addDays('2025-10-01', first);
    for (let month = 0; month < 6; month += 1) {
      const on = addMonths(start, month);
      const id = world.row(on, -price, from, by);
      world.truth('two plans', [world.mail(on, price, from, by, { kind: 'subscription' })], [[id]]);
    }
  }
}

/** A yearly renewal, which must not be matched to last year's charge. */
export function yearly(world: World): void {
  const from = world.random.pick(merchants('plan'));
  const [by, price, on] = [
    world.payer(),
    world.price(2_900, 18_000),
    addDays('2024-11-01', world.random.int(0, 20)),
  ];
  const rows = [0, 12].map((months) => world.row(addMonths(on, months), -price, from, by));
  for (const [at, months] of [0, 12].entries()) {
    const mail = world.mail(addMonths(on, months), price, from, by, { kind: 'subscription' });
    world.truth(
      'yearly',
      [mail],
      [[rows[at] ?? '']],
      rows.filter((_, other) => other !== at),
    );
  }
}

/** A free trial; the first charge comes with or without an email. */
export function trial(world: World): void {
  const from = world.random.pick(merchants('plan'));
  const [on, by] = [world.day(300), world.payer()];
  const first = addDays(on, world.random.pick([7, 14, 30]));
  const id = world.row(first, -1_499, from, by);
  world.truth('trial', [world.mail(on, 0, from, by, { kind: 'subscription' })], [], [id]);
}

/** A bill: the email arrives first, the charge weeks later. */
export function bill(world: World): void {
  const { random } = world;
  const from = random.pick([...merchants('utility'), ...merchants('health').slice(2)]);
  const [on, by, price] = [world.day(), world.at(1), world.price(3_000, 40_000)];
  const isAtOnce = random.chance(0.6);
  const id = world.row(addDays(on, isAtOnce ? random.int(0, 2) : random.int(5, 20)), -price, from, by);
  world.truth(isAtOnce ? 'bill paid' : 'bill later', [world.mail(on, price, from, by)], [[id]]);
}

/** Coffee every other day at one price, with few emails. */
export function habit(world: World): void {
  const { random } = world;
  const from = random.pick(merchants('cafe'));
  const [by, price, start] = [world.at(0), random.pick([475, 525, 610]), world.day(280)];
  for (let at = 0; at < 14; at += 1) {
    const on = addDays(start, at * 2 + random.int(0, 1));
    const id = world.row(on, -price, from, by);
    if (random.chance(0.35)) world.truth('habit', [world.mail(on, price, from, by)], [[id]]);
  }
}

/** A frequent customer of one marketplace: many orders, many similar amounts, codes in the bank's text. */
export function marketplace(world: World): void {
  const { random } = world;
  const from = merchantNamed('Amazon');
  const by = world.at(0);
  for (let at = 0; at < 16; at += 1) {
    const [on, price] = [world.day(), world.price(700, 9_000)];
    const id = world.row(addDays(on, random.pick([0, 1, 1, 2, 4])), -price, from, by);
    if (random.chance(0.15)) continue;
    world.truth('marketplace', [world.mail(on, price, from, by, { orderId: world.order() })], [[id]]);
  }
}

/** A transfer of exactly the amount of an uncharged receipt. */
export function movement(world: World): void {
  const { random } = world;
  const [on, price] = [world.day(), world.price(2_000, 20_000)];
  const from = random.pick(merchants('shop', 'online'));
  const description = random.pick([
    'CHASE CREDIT CRD AUTOPAY',
    'ONLINE TRANSFER TO SAV ...2231',
    'PAYMENT THANK YOU - WEB',
    'ATM WITHDRAWAL 004211 MAIN ST',
    'FOREIGN ATM FEE',
    'CAPITAL ONE MOBILE PMT',
    'INTEREST CHARGE ON PURCHASES',
  ]);
  const id = world.row(on, -price, from, world.at(1), { description, merchant: null });
  world.truth('movement', [world.mail(on, price, from, null, { cardLast4: null })], [], [id]);
}

/** Paid in cash at the door: no transaction, ever. */
export function cash(world: World): void {
  const from = world.random.pick(merchants('dining', 'shop'));
  world.truth('cash', [world.mail(world.day(), world.price(), from, null)], []);
}

/** Two cards of one household at the same shop: the printed digits decide. */
export function twoCards(world: World): void {
  const from = world.random.pick(merchants('shop', 'grocery', 'health'));
  const [on, price] = [world.day(), world.price()];
  const cards = [world.at(0), { accountId: `${world.at(0).accountId}-b`, mask: '6060', printed: '6060' }];
  const rows = cards.map((card) => world.row(on, -price, from, card));
  for (const [at, card] of cards.entries())
    world.truth(
      'two cards',
      [world.mail(on, price, from, card, { cardLast4: card.printed })],
      [[rows[at] ?? '']],
    );
}

/** A pair the user rejected, with or without the correct transaction. */
export function refused(world: World): void {
  const from = world.random.pick(merchants('shop', 'digital'));
  const [on, by, price] = [world.day(), world.payer(), world.price()];
  const wrong = world.row(on, -price, from, by);
  const mail = world.mail(on, price, from, by);
  world.declined.push({ receiptId: mail, transactionId: wrong });
  if (world.random.chance(0.5)) world.truth('declined', [mail], [], [wrong]);
  else world.truth('refused, other right', [mail], [[world.row(addDays(on, 1), -price, from, by)]], [wrong]);
}

/** An unusual name in the bank's text, which the user confirmed once with other digits after it. */
export function alias(world: World): void {
  const { random } = world;
  const [name, text] = random.pick([
    ['Dr. Amelia Frost DDS', 'AF PROF SVCS LLC'],
    ['Corner Pilates', 'MBO*CPL STUDIO'],
    ['Little Oaks Nursery', 'BRIGHTWHEEL* LOEC'],
    ['Harbor Eye Center', 'HEC MEDICAL GRP'],
    ['Thistledown Farm Box', 'LOCALHARVEST TDF'],
  ] as const);
  const from = { name, domain: null, trade: 'health' as const, texts: [`${text} ######`] };
  world.aliases.push({ description: `${text} ${random.digits(6)}`, merchant: name });
  const [on, by, price] = [world.day(), world.payer(), world.price()];
  const id = world.row(on, -price, from, by);
  world.truth('alias', [world.mail(on, price, from, by)], [[id]]);
}

/** Paid with a wallet; the bank shows the wallet's charge. */
export function wallet(world: World): void {
  const { random } = world;
  const from = random.pick(merchants('online', 'digital'));
  const [on, price] = [world.day(), world.price()];
  const purchase = world.row(on, -price, from, world.at(2), {
    description: random.chance(0.5) ? `PAYPAL *${from.name.toUpperCase()}` : from.name,
  });
  const leg = world.row(on, -price, from, world.at(1), {
    description: random.pick(['PAYPAL INST XFER', `PAYPAL DES:INST XFER ID:${from.name.toUpperCase()}`]),
    merchant: null,
  });
  world.truth('wallet', [world.mail(on, price, from, null)], [[purchase], [leg]]);
}

/** Only the email's arrival is known, one day after or before the purchase depending on the time of day. */
export function arrival(world: World): void {
  const from = world.random.pick(merchants('shop', 'grocery', 'health', 'digital'));
  const [on, by, price] = [world.day(), world.payer(), world.price()];
  const id = world.row(on, -price, from, by);
  const receivedAt = addDays(on, world.random.pick([-1, 0, 1, 1]));
  world.truth('arrival', [world.mail(on, price, from, by, { purchasedOn: null, receivedAt })], [[id]]);
}

/** Transactions without an email. */
export function noise(world: World): void {
  for (let at = 0; at < 260; at += 1) {
    const from = world.random.pick(
      merchants('shop', 'grocery', 'dining', 'cafe', 'fuel', 'online', 'health', 'digital', 'ride'),
    );
    world.row(world.day(), -world.price(), from, world.payer());
  }
  for (let at = 0; at < 24; at += 1)
    world.row(addDays('2025-10-10', at * 15), 284_015, merchantNamed('State Farm'), world.at(1), {
      description: 'ACME CORP PAYROLL PPD',
      merchant: null,
    });
}
