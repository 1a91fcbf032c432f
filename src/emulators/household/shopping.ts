import { addTransaction, type Book, describe } from './book.ts';
import type { Product, Shop } from './catalog/shop.ts';
import { SHOPS } from './catalog/shops.ts';
import { KITCHENS } from './catalog/shops-services.ts';
import { addDays, daysBetween, localInstant, weekday } from './days.ts';
import { newPurchase, SALES_TAX, sum } from './purchase.ts';
import { type Chance, chanceOf, fillTemplate } from './random.ts';
import type { CivilDate, HouseholdPurchase, PurchaseCharge, PurchaseItem } from './types.ts';

/** Orders on a day, Sunday first. */
const WEEK = [0.55, 0.38, 0.36, 0.36, 0.38, 0.48, 0.52];

/** Orders from shops on the net: lines, tax, shipping, vouchers, tips, parcels charged apart, refunds. */
export function writeShopping(book: Book): void {
  for (const day of daysBetween(book.from, book.to)) {
    for (const n of [0, 1]) {
      const chance = chanceOf(book.seed, 'shop', day, n);
      if (chance.is((WEEK[weekday(day)] ?? 0) * (n === 0 ? 1 : 0.3))) writeOrder(book, day, n, chance);
    }
  }
}

function writeOrder(book: Book, day: CivilDate, n: number, chance: Chance): void {
  const shop = pickShop(chance);
  const id = `order-${day}-${n}`;
  const hour = chance.int(8, 22);
  const lines = drawLines(shop, chance);
  const bill = priceOrder(shop, lines, chance);
  const parts =
    bill.totalMinor > 3000 && lines.length > 1 && chance.is(shop.splits)
      ? splitLines(lines, chance)
      : [lines];
  const charges = chargeParts(book, { shop, day, id, hour, bill, parts }, chance);
  const order: HouseholdPurchase = {
    ...blankPurchase(shop, id, day, hour, chance),
    ...bill,
    items: lines.map(withoutTax),
    charges,
    accountId: shop.account,
  };
  book.purchases.push(order);
  if (chance.is(shop.refunds * 1.8)) writeRefund(book, shop, order, chance);
}

interface Line extends PurchaseItem {
  readonly taxed: boolean;
}

interface Bill {
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly shippingMinor: number;
  readonly discountMinor: number;
  readonly tipMinor: number;
  readonly totalMinor: number;
}

function pickShop(chance: Chance): Shop {
  let left = chance.next() * SHOPS.reduce((sum, shop) => sum + shop.weight, 0);
  for (const shop of SHOPS) {
    left -= shop.weight;
    if (left < 0) return shop;
  }
  return chance.pick(SHOPS);
}

function drawLines(shop: Shop, chance: Chance): Line[] {
  return chance.some(shop.products, chance.int(shop.lines[0], shop.lines[1])).map((product) => {
    const quantity = drawQuantity(product, chance);
    // Fares and nightly prices move, prices on a shelf do not.
    const unit = shop.sameDay && product.atMost ? product.minor + chance.int(-90, 410) : product.minor;
    return {
      name: product.name,
      quantity,
      unitPriceMinor: unit,
      lineTotalMinor: unit * quantity,
      isHealth: product.health === true,
      taxed: product.untaxed !== true,
    };
  });
}

function drawQuantity(product: Product, chance: Chance): number {
  const drawn = chance.pick([1, 1, 1, 1, 1, 2, 2, 3]);
  return Math.min(drawn, product.atMost ?? (product.minor > 4000 ? 1 : 3));
}

function priceOrder(shop: Shop, lines: readonly Line[], chance: Chance): Bill {
  const subtotalMinor = sum(lines.map((line) => line.lineTotalMinor));
  const hasVoucher = !shop.sameDay && chance.is(0.14);
  const discountMinor = hasVoucher ? Math.round(subtotalMinor * chance.pick([0.1, 0.15, 0.2])) : 0;
  const taxable = sum(lines.filter((line) => line.taxed).map((line) => line.lineTotalMinor));
  const taxMinor = Math.round(taxable * (1 - discountMinor / subtotalMinor) * SALES_TAX);
  const isFree = shop.freeFromMinor !== null && subtotalMinor - discountMinor >= shop.freeFromMinor;
  const shippingMinor = isFree ? 0 : shop.shippingMinor;
  const tipMinor = shop.tips ? Math.round((subtotalMinor * chance.pick([0, 10, 15, 18, 20])) / 100) : 0;
  const totalMinor = subtotalMinor - discountMinor + taxMinor + shippingMinor + tipMinor;
  return { subtotalMinor, taxMinor, shippingMinor, discountMinor, tipMinor, totalMinor };
}

/** Two or three parcels, each with at least one line. */
function splitLines(lines: readonly Line[], chance: Chance): Line[][] {
  const count = Math.min(lines.length, chance.pick([2, 2, 3]));
  const parts: Line[][] = Array.from({ length: count }, () => []);
  for (const [i, line] of lines.entries()) parts[i < count ? i : chance.int(0, count - 1)]?.push(line);
  return parts;
}

interface Dispatch {
  readonly shop: Shop;
  readonly day: CivilDate;
  readonly id: string;
  readonly hour: number;
  readonly bill: Bill;
  readonly parts: readonly (readonly Line[])[];
}

/** One transaction a parcel; parcels share the bill by the value of their lines, the last takes the rest. */
function chargeParts(book: Book, order: Dispatch, chance: Chance): PurchaseCharge[] {
  const { shop, bill, parts } = order;
  let left = bill.totalMinor;
  return parts.map((part, index) => {
    const share = sum(part.map((line) => line.lineTotalMinor)) / bill.subtotalMinor;
    const amountMinor = index === parts.length - 1 ? left : Math.round(bill.totalMinor * share);
    left -= amountMinor;
    const shippedOn = shop.sameDay ? order.day : addDays(order.day, chance.int(0, 2) + index * 2);
    const transactionId = parts.length > 1 ? `${order.id}-part${index + 1}` : `${order.id}-charge`;
    addTransaction(
      book,
      {
        id: transactionId,
        accountId: shop.account,
        amountMinor: -amountMinor,
        // A fare or a meal is held without the tip that follows.
        heldMinor: -(bill.tipMinor > 0 && parts.length === 1 ? amountMinor - bill.tipMinor : amountMinor),
        on: shippedOn,
        hour: order.hour,
        settlement: 'card',
        description: describe(shop, chance, { field: chance.pick(KITCHENS) }),
        merchant: { channel: 'online', ...shop },
        purchaseId: order.id,
      },
      chance,
    );
    return { transactionId, amountMinor, shippedOn: shop.sameDay ? null : shippedOn };
  });
}

/** All of it or one line returns some days later, with its share of tax and voucher. */
function writeRefund(book: Book, shop: Shop, order: HouseholdPurchase, chance: Chance): void {
  const line = chance.pick(order.items);
  const isWhole = order.items.length === 1 || chance.is(0.25);
  const share = line.lineTotalMinor / order.subtotalMinor;
  const goods = order.totalMinor - order.shippingMinor - order.tipMinor;
  const amountMinor = isWhole ? goods : Math.round(goods * share);
  const day = addDays(order.orderedOn, chance.int(4, 21));
  if (amountMinor <= 0 || day > book.to) return;
  const id = `refund-${order.id}`;
  addTransaction(
    book,
    {
      id: `${id}-credit`,
      accountId: order.accountId,
      amountMinor,
      on: day,
      hour: 6,
      settlement: 'card',
      description: describe(shop, chance, { field: chance.pick(KITCHENS) }),
      merchant: { channel: 'online', ...shop },
      purchaseId: id,
    },
    chance,
  );
  const items = isWhole ? order.items : [line];
  const subtotalMinor = sum(items.map((item) => item.lineTotalMinor));
  book.purchases.push({
    ...blankPurchase(shop, id, day, chance.int(8, 19), chance),
    kind: 'refund',
    orderId: order.orderId,
    items,
    subtotalMinor,
    taxMinor: Math.max(0, amountMinor - subtotalMinor),
    discountMinor: Math.max(0, subtotalMinor - amountMinor),
    totalMinor: amountMinor,
    charges: [{ transactionId: `${id}-credit`, amountMinor, shippedOn: null }],
    accountId: order.accountId,
    refundOf: order.id,
  });
}

function blankPurchase(
  shop: Shop,
  id: string,
  day: CivilDate,
  hour: number,
  chance: Chance,
): HouseholdPurchase {
  const orderId = fillTemplate(shop.orderId, chance);
  const orderedAt = localInstant(day, hour, chance.int(0, 59), chance.int(0, 59));
  const { name: merchant, domain, account: accountId, via } = shop;
  return newPurchase({ id, merchant, domain, orderId, orderedOn: day, orderedAt, accountId, via });
}

function withoutTax({ taxed: _taxed, ...item }: Line): PurchaseItem {
  return item;
}
