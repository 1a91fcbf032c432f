import { addTransaction, type Book, fillDescriptor } from './book.ts';
import type { Product, Shop } from './catalog/shop.ts';
import { SHOPS } from './catalog/shops.ts';
import { KITCHENS } from './catalog/shops-services.ts';
import { addDays, daysBetween, localInstant, weekday } from './days.ts';
import { newPurchase, SALES_TAX, sum } from './purchase.ts';
import { createRandom, fillTemplate, type Random } from './random.ts';
import type { CivilDate, HouseholdPurchase, PurchaseCharge, PurchaseItem } from './types.ts';

/** Average orders by day of the week, Sunday first. */
const WEEK = [0.55, 0.38, 0.36, 0.36, 0.38, 0.48, 0.52];

/** Online orders: items, tax, shipping, vouchers, tips, split shipments, refunds. */
export function writeOnlineOrders(book: Book): void {
  for (const day of daysBetween(book.from, book.to)) {
    for (const n of [0, 1]) {
      const random = createRandom(book.seed, 'shop', day, n);
      if (random.chance((WEEK[weekday(day)] ?? 0) * (n === 0 ? 1 : 0.3))) writeOrder(book, day, n, random);
    }
  }
}

function writeOrder(book: Book, day: CivilDate, n: number, random: Random): void {
  const shop = pickShop(random);
  const id = `order-${day}-${n}`;
  const hour = random.int(8, 22);
  const lines = drawLines(shop, random);
  const bill = priceOrder(shop, lines, random);
  const parts =
    bill.totalMinor > 3000 && lines.length > 1 && random.chance(shop.splits)
      ? splitLines(lines, random)
      : [lines];
  const charges = chargeParts(book, { shop, day, id, hour, bill, parts }, random);
  const order: HouseholdPurchase = {
    ...blankPurchase(shop, id, day, hour, random),
    ...bill,
    items: lines.map(withoutTax),
    charges,
    accountId: shop.account,
  };
  book.purchases.push(order);
  if (random.chance(shop.refunds * 1.8)) writeRefund(book, shop, order, random);
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

function pickShop(random: Random): Shop {
  let left = random.next() * SHOPS.reduce((sum, shop) => sum + shop.weight, 0);
  for (const shop of SHOPS) {
    left -= shop.weight;
    if (left < 0) return shop;
  }
  return random.pick(SHOPS);
}

function drawLines(shop: Shop, random: Random): Line[] {
  return random.some(shop.products, random.int(shop.lines[0], shop.lines[1])).map((product) => {
    const quantity = drawQuantity(product, random);
    // Fares and nightly rates vary; product prices don't.
    const unit = shop.sameDay && product.atMost ? product.minor + random.int(-90, 410) : product.minor;
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

function drawQuantity(product: Product, random: Random): number {
  const drawn = random.pick([1, 1, 1, 1, 1, 2, 2, 3]);
  return Math.min(drawn, product.atMost ?? (product.minor > 4000 ? 1 : 3));
}

function priceOrder(shop: Shop, lines: readonly Line[], random: Random): Bill {
  const subtotalMinor = sum(lines.map((line) => line.lineTotalMinor));
  const hasVoucher = !shop.sameDay && random.chance(0.14);
  const discountMinor = hasVoucher ? Math.round(subtotalMinor * random.pick([0.1, 0.15, 0.2])) : 0;
  const taxable = sum(lines.filter((line) => line.taxed).map((line) => line.lineTotalMinor));
  const taxMinor = Math.round(taxable * (1 - discountMinor / subtotalMinor) * SALES_TAX);
  const isFree = shop.freeFromMinor !== null && subtotalMinor - discountMinor >= shop.freeFromMinor;
  const shippingMinor = isFree ? 0 : shop.shippingMinor;
  const tipMinor = shop.tips ? Math.round((subtotalMinor * random.pick([0, 10, 15, 18, 20])) / 100) : 0;
  const totalMinor = subtotalMinor - discountMinor + taxMinor + shippingMinor + tipMinor;
  return { subtotalMinor, taxMinor, shippingMinor, discountMinor, tipMinor, totalMinor };
}

/** Splits items into two or three shipments, each with at least one. */
function splitLines(lines: readonly Line[], random: Random): Line[][] {
  const count = Math.min(lines.length, random.pick([2, 2, 3]));
  const parts: Line[][] = Array.from({ length: count }, () => []);
  for (const [i, line] of lines.entries()) parts[i < count ? i : random.int(0, count - 1)]?.push(line);
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

/** One charge per shipment, proportional to item prices; the last takes the remainder. */
function chargeParts(book: Book, order: Dispatch, random: Random): PurchaseCharge[] {
  const { shop, bill, parts } = order;
  let left = bill.totalMinor;
  return parts.map((part, index) => {
    const share = sum(part.map((line) => line.lineTotalMinor)) / bill.subtotalMinor;
    const amountMinor = index === parts.length - 1 ? left : Math.round(bill.totalMinor * share);
    left -= amountMinor;
    const shippedOn = shop.sameDay ? order.day : addDays(order.day, random.int(0, 2) + index * 2);
    const transactionId = parts.length > 1 ? `${order.id}-part${index + 1}` : `${order.id}-charge`;
    addTransaction(
      book,
      {
        id: transactionId,
        accountId: shop.account,
        amountMinor: -amountMinor,
        // The hold of a ride or meal excludes the later tip.
        heldMinor: -(bill.tipMinor > 0 && parts.length === 1 ? amountMinor - bill.tipMinor : amountMinor),
        on: shippedOn,
        hour: order.hour,
        settlement: 'card',
        description: fillDescriptor(shop, random, { field: random.pick(KITCHENS) }),
        merchant: { channel: 'online', ...shop },
        purchaseId: order.id,
      },
      random,
    );
    return { transactionId, amountMinor, shippedOn: shop.sameDay ? null : shippedOn };
  });
}

/** Refunds the order or one item some days later, with its share of tax and discount. */
function writeRefund(book: Book, shop: Shop, order: HouseholdPurchase, random: Random): void {
  const line = random.pick(order.items);
  const isWhole = order.items.length === 1 || random.chance(0.25);
  const share = line.lineTotalMinor / order.subtotalMinor;
  const goods = order.totalMinor - order.shippingMinor - order.tipMinor;
  const amountMinor = isWhole ? goods : Math.round(goods * share);
  const day = addDays(order.orderedOn, random.int(4, 21));
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
      description: fillDescriptor(shop, random, { field: random.pick(KITCHENS) }),
      merchant: { channel: 'online', ...shop },
      purchaseId: id,
    },
    random,
  );
  const items = isWhole ? order.items : [line];
  const subtotalMinor = sum(items.map((item) => item.lineTotalMinor));
  book.purchases.push({
    ...blankPurchase(shop, id, day, random.int(8, 19), random),
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
  random: Random,
): HouseholdPurchase {
  const orderId = fillTemplate(shop.orderId, random);
  const orderedAt = localInstant(day, hour, random.int(0, 59), random.int(0, 59));
  const { name: merchant, domain, account: accountId, via } = shop;
  return newPurchase({ id, merchant, domain, orderId, orderedOn: day, orderedAt, accountId, via });
}

function withoutTax({ taxed: _taxed, ...item }: Line): PurchaseItem {
  return item;
}
