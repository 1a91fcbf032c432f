import { addTransaction, type Book, fillDescriptor } from './book.ts';
import { type CareVisit, CLINICS } from './catalog/clinics.ts';
import { dayNumber, daysBetween, localInstant, weekday } from './days.ts';
import { newPurchase, oneItem } from './purchase.ts';
import { createRandom, type Random } from './random.ts';
import type { CivilDate } from './types.ts';

/** Medical and vet visits: copays and bills, many paid with the HSA card. */
export function writeMedicalVisits(book: Book): void {
  for (const day of daysBetween(book.from, book.to)) {
    for (const [index, clinic] of CLINICS.entries()) {
      const random = visitChance(book, clinic, index, day);
      if (random) writeVisit(book, clinic, `visit-${index}-${day}`, day, random);
    }
  }
}

/** One weekday about every `everyDays`; each clinic has its own offset. */
function visitChance(book: Book, clinic: CareVisit, index: number, day: CivilDate): Random | null {
  const round = dayNumber(day) + index * 29;
  const random = createRandom(book.seed, clinic.name, Math.floor(round / clinic.everyDays));
  const dayOfRound = random.int(0, Math.min(20, clinic.everyDays - 1));
  return round % clinic.everyDays === dayOfRound && weekday(day) !== 0 ? random : null;
}

function writeVisit(book: Book, clinic: CareVisit, id: string, day: CivilDate, random: Random): void {
  const amountMinor = random.pick(clinic.amountsMinor);
  const accountId = clinic.account === 'hsa' ? 'hsa' : 'visa';
  const purchaseId = `order-${id}`;
  addTransaction(
    book,
    {
      id,
      accountId,
      amountMinor: -amountMinor,
      on: day,
      hour: random.int(9, 16),
      settlement: 'card',
      description: fillDescriptor(clinic, random),
      merchant: clinic,
      ...(clinic.mailed ? { purchaseId } : {}),
    },
    random,
  );
  if (!clinic.mailed) return;
  const name = (amountMinor > 20_000 ? clinic.items.at(-1) : clinic.items[0]) ?? clinic.name;
  const orderedAt = localInstant(day, random.int(9, 17), random.int(0, 59));
  book.purchases.push({
    ...newPurchase({
      id: purchaseId,
      merchant: clinic.name,
      domain: clinic.domain,
      orderId: `INV-${random.digits(6)}`,
      orderedOn: day,
      orderedAt,
      accountId,
    }),
    items: [oneItem(name, amountMinor, !clinic.category.endsWith('VETERINARY_SERVICES'))],
    subtotalMinor: amountMinor,
    totalMinor: amountMinor,
    charges: [{ transactionId: id, amountMinor, shippedOn: null }],
  });
}
