import { addDays } from '#domain/calendar/civil-date.ts';
import type { MatchTransaction } from '#domain/matching/match-types.ts';
import type { Merchant } from '../merchants.ts';
import { merchantNamed, merchants } from './merchants.ts';
import type { Payer, World } from './world.ts';

/** Formats of bank texts; `%` is the merchant's text and MM/DD the date of the purchase. */
const DRESSES = [
  'PURCHASE AUTHORIZED ON MM/DD % S38607#########9 CARD CCCC',
  'POS DEBIT VISA CHECK CARD CCCC %',
  'CHECKCARD MMDD % 2469216############',
  'DEBIT CARD PURCHASE XXXXX CCCC %',
  'RECURRING PAYMENT AUTHORIZED ON MM/DD % CARD CCCC',
  'Card payment to % on DD Mar',
  'DBT CRD 1142 MM/DD/25 ######## %',
  '%  Apple Pay',
] as const;

/** Europe: direct debits, card texts in the bank's language, several references. */
const EUROPE: readonly (readonly [name: string, domain: string, text: string])[] = [
  [
    'Vattenfall',
    'vattenfall.de',
    'SEPA-LASTSCHRIFT Vattenfall Europe Sales GmbH Mandat V####### Ref ########',
  ],
  ['Telekom', 'telekom.de', 'Lastschrift Telekom Deutschland GmbH Festnetz Vertragskonto ##########'],
  ['REWE', 'rewe.de', 'Kartenzahlung REWE SAGT DANKE. ######## //Berlin/DE'],
  ['dm-drogerie markt', 'dm.de', 'KARTENZAHLUNG DM DROGERIEMARKT SAGT DANKE ##.##'],
  ['Zalando', 'zalando.de', 'Lastschrift Zalando Payments GmbH ##############'],
  ['MediaMarkt', 'mediamarkt.de', 'MEDIA MARKT ONLINE INGOLSTADT DE'],
  ['Deutsche Bahn', 'bahn.de', 'LOGPAY FINANCIAL SERVICES DB VERTRIEB GMBH ######'],
  [
    'Lieferando',
    'lieferando.de',
    'PayPal Europe S.a.r.l. et Cie S.C.A . LIEFERANDO, Ihr Einkauf bei LIEFERANDO',
  ],
  ['Fnac', 'fnac.com', 'CARTE ##/## FNAC DIRECT IVRY CB*####'],
  ['Carrefour', 'carrefour.fr', 'PAIEMENT CB CARREFOUR MARKET PARIS'],
  ['Doctolib', 'doctolib.fr', 'PRLV SEPA DOCTOLIB SAS REF ####'],
  ['Bol.com', 'bol.com', 'BOL.COM B.V. UTRECHT NLD iDEAL ################'],
  ['Albert Heijn', 'ah.nl', 'BEA, Apple Pay ALBERT HEIJN ####,PAS### AMSTERDAM'],
  ['El Corte Inglés', 'elcorteingles.es', 'COMPRA TARJ. ####XXXX EL CORTE INGLES-MADRID'],
  ['Esselunga', 'esselunga.it', 'PAGAMENTO POS ESSELUNGA SPA MILANO CARTA ####'],
  ['Farmacia San Paolo', 'farmaciasanpaolo.it', 'PAGAMENTO POS FARMACIA S.PAOLO TORINO'],
  ['Glovo', 'glovoapp.com', 'GLOVO ##### MADRID ESP'],
  ['Freenow', 'free-now.com', 'FREENOW *######## HAMBURG'],
];

function dressed(world: World, from: Merchant, by: Payer, on: string): Partial<MatchTransaction> {
  const name = (world.random.pick(from.texts) ?? '').replaceAll('~', 'ST PAUL MN').replaceAll(/[#?]/g, '7');
  return {
    description: world.random
      .pick(DRESSES)
      .replace('%', name)
      .replaceAll('CCCC', by.mask ?? '0000')
      .replace('MM/DD', `${on.slice(5, 7)}/${on.slice(8)}`)
      .replace('MMDD', on.slice(5, 7) + on.slice(8))
      .replace('DD', on.slice(8))
      .replace(/#/g, () => world.random.digits(1)),
  };
}

export function dressedText(world: World): void {
  const from = world.random.pick(
    merchants('shop', 'grocery', 'health', 'digital', 'online', 'plan', 'utility', 'delivery'),
  );
  const [on, by, price] = [world.day(), world.at(world.random.int(0, 1)), world.price()];
  const id = world.row(on, -price, from, by, dressed(world, from, by, on));
  world.truth('dressed text', [world.mail(on, price, from, by)], [[id]]);
}

export function europe(world: World): void {
  const [name, domain, text] = world.random.pick(EUROPE);
  const from: Merchant = { name, domain, trade: 'shop', texts: [text] };
  const by = { accountId: `${world.at(0).accountId}-eur`, mask: '3311', printed: '3311' };
  const [on, price] = [world.day(), world.price()];
  const id = world.row(on, -price, from, by, { currency: 'EUR' });
  world.truth('europe', [world.mail(on, price, from, by, { currency: 'EUR' })], [[id]]);
}

/** The bank's text is uninformative, but the separate name is not. */
export function nameBeside(world: World): void {
  const from = world.random.pick(merchants('shop', 'health', 'dining', 'online'));
  const [on, by, price] = [world.day(), world.payer(), world.price()];
  const description = `POS ${world.random.digits(10)} ${world.random.code(8)}`;
  const id = world.row(on, -price, from, by, { description, merchant: from.name });
  world.truth('name beside', [world.mail(on, price, from, by)], [[id]]);
}

/** The email does not name its merchant, or has another currency. */
export function unnamed(world: World): void {
  const { random } = world;
  const from = random.pick(merchants('shop', 'online', 'digital'));
  const [on, by, price] = [world.day(), world.payer(), world.price()];
  const id = world.row(on, -price, from, by);
  const more = random.chance(0.5) ? { merchant: null } : { currency: null };
  world.truth('unnamed', [world.mail(on, price, from, by, more)], [[id]]);
}

/** The bank's date is before the email's: another time zone, or an email sent at night. */
export function dayBefore(world: World): void {
  const from = world.random.pick(merchants('shop', 'digital', 'delivery', 'dining', 'health'));
  const [on, by, price] = [world.day(), world.payer(), world.price()];
  const id = world.row(on, -price, from, by, { postedOn: on, authorizedOn: null });
  world.truth('day before', [world.mail(addDays(on, 1), price, from, by)], [[id]]);
}

/** Booked weeks in advance and billed at the end: two emails, one charge. */
export function bookingAndBill(world: World): void {
  const from = world.random.pick(merchants('hotel'));
  const [on, by, price] = [world.day(280), world.payer(), world.price(14_000, 90_000)];
  const out = addDays(on, world.random.int(12, 50));
  const id = world.row(out, -price, from, by);
  const orderId = world.random.digits(9);
  const booking = world.mail(on, price, from, by, { orderId });
  const bill = world.mail(out, price, from, by, { orderId: world.random.chance(0.6) ? orderId : null });
  world.truth('booking and bill', [booking, bill], [[id]]);
}

/** The tip of a delivery is a separate transaction. */
export function tipApart(world: World): void {
  const from = merchantNamed(world.random.pick(['DoorDash', 'Uber', 'Instacart']));
  const [on, by, bill] = [world.day(), world.payer(), world.price(1_500, 6_000)];
  const tip = Math.round(bill * 0.15);
  const rows = [world.row(on, -bill, from, by), world.row(addDays(on, 1), -tip, from, by)];
  const mail = world.mail(on, bill + tip, from, by, { tipMinor: tip });
  world.truth('tip apart', [mail], [rows, rows.slice(0, 1)]);
}

/** A refund in two credits, and a new order of the same amount in the same week. */
export function refundTwice(world: World): void {
  const { random } = world;
  const from = random.pick(merchants('online'));
  const [on, by] = [world.day(300), world.payer()];
  const parts = [world.price(1_000, 6_000), world.price(1_000, 6_000)];
  const total = parts.reduce((sum, part) => sum + part, 0);
  const again = world.row(addDays(on, 3), -total, from, by);
  world.truth(
    'ordered again',
    [world.mail(addDays(on, 2), total, from, by, { orderId: world.order() })],
    [[again]],
  );
  const rows = parts.map((part, at) => world.row(addDays(on, 2 + at), part, from, by));
  const mail = world.mail(on, total, from, by, { kind: 'refund', orderId: world.order() });
  world.truth('refund in two', [mail], [rows], [again]);
}

/** Two parcels of one amount, and another order of that amount from the same merchant. */
export function equalParcels(world: World): void {
  const from = world.random.pick(merchants('online'));
  const [on, by, part] = [world.day(), world.payer(), world.price(1_500, 8_000)];
  const rows = [1, 3].map((days) => world.row(addDays(on, days), -part, from, by));
  const shipments = [1, 3].map((days) => ({ amountMinor: part, shippedOn: addDays(on, days) }));
  const mail = world.mail(on, part * 2, from, by, { orderId: world.order(), shipments });
  world.truth('equal parcels', [mail], [rows]);
  const later = addDays(on, 20);
  const id = world.row(later, -part, from, by);
  world.truth('sent', [world.mail(later, part, from, by, { orderId: world.order() })], [[id]]);
}

/** A deposit at first, the rest on completion. */
export function deposit(world: World): void {
  const from = {
    name: 'Alder & Ash Furniture',
    domain: 'alderash.com',
    trade: 'online' as const,
    texts: ['ALDER ASH FURNITURE ~', 'SQ *ALDER & ASH FURNITU'],
  };
  const [on, by, total] = [world.day(280), world.payer(), world.price(40_000, 200_000)];
  const first = Math.round(total * 0.3);
  const rows = [world.row(on, -first, from, by), world.row(addDays(on, 18), -(total - first), from, by)];
  world.truth('deposit and rest', [world.mail(on, total, from, by, { orderId: world.order() })], [rows]);
}

/** Money paid to a person for an item bought from a person. */
export function person(world: World): void {
  const [on, by, price] = [world.day(), world.at(1), world.price()];
  const from = {
    name: 'Maya Lindqvist Pottery',
    domain: 'mayalindqvist.com',
    trade: 'shop' as const,
    texts: ['ZELLE TO MAYA LINDQVIST ON MM/DD REF # ??????', 'VENMO *MAYA-LINDQVIST'],
  };
  const id = world.row(on, -price, from, by);
  world.truth('person', [world.mail(on, price, from, null)], [[id]]);
}

/** An older charge of another order with the same amount, while this order's charge has not arrived. */
export function notYetCharged(world: World): void {
  const from = world.random.pick(merchants('online'));
  const [on, by, price] = [world.day(300), world.payer(), world.price()];
  const old = world.row(addDays(on, -40), -price, from, by);
  world.truth('sent', [world.mail(addDays(on, -41), price, from, by, { orderId: world.order() })], [[old]]);
  world.truth('not yet charged', [world.mail(on, price, from, by, { orderId: world.order() })], [], [old]);
}
