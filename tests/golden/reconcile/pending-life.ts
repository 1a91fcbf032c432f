import { addDays, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { ReconcileTransaction } from '#domain/ledger/reconcile/reconcile-types.ts';
import { Dice } from '../recurring/random.ts';

/** How a merchant's hold becomes a charge. */
type Kind = 'habit' | 'any' | 'tip' | 'ride' | 'pump' | 'hotel' | 'basket' | 'abroad' | 'plan';

interface Shop {
  readonly name: string;
  readonly kind: Kind;
  /** The bank's text while pending and when posted. `{d}`: digits, `{c}`: code. */
  readonly waiting: readonly string[];
  readonly booked: readonly string[];
}

const SHOPS: readonly Shop[] = [
  shop(
    'Starbucks',
    'habit',
    ['STARBUCKS', 'STARBUCKS STORE'],
    ['STARBUCKS STORE {5} SEATTLE WA', 'STARBUCKS {5}'],
  ),
  shop('Dunkin', 'habit', ['DUNKIN #{6}'], ['DUNKIN #{6} Q35 BOSTON MA']),
  shop('Joe Coffee', 'habit', ['SQ *JOE COFFEE'], ['SQ *JOE COFFEE COMPANY New York NY']),
  shop('Philz', 'habit', ['TST* PHILZ'], ['TST* PHILZ COFFEE - MIS San Francisco CA']),
  shop('Pret A Manger', 'habit', ['PRET A MANGER'], ['PRET A MANGER 0123 LONDON']),
  shop('MTA', 'habit', ['MTA*NYCT PAYGO'], ['MTA*NYCT PAYGO NEW YORK NY']),
  shop('BART', 'habit', ['BART-CLIPPER'], ['BART-CLIPPER EMBARCADERO CA']),
  shop('ParkMobile', 'habit', ['PARKMOBILE'], ['PARKMOBILE 877-727-5457 GA']),
  shop('7-Eleven', 'any', ['7-ELEVEN {5}'], ['7-ELEVEN {5} AUSTIN TX']),
  shop('Kroger', 'any', ['KROGER #{3}'], ['KROGER #{3} CINCINNATI OH']),
  shop('Safeway', 'any', ['SAFEWAY'], ['SAFEWAY #{4} OAKLAND CA']),
  shop('Trader Joes', 'any', ["TRADER JOE'S"], ["TRADER JOE'S #{3} BROOKLYN NY"]),
  shop('Whole Foods', 'any', ['WHOLEFDS'], ['WHOLEFDS MKT {5} AUSTIN TX']),
  shop('Target', 'any', ['TARGET'], ['TARGET {8} DENVER CO']),
  shop('Walmart', 'any', ['WAL-MART', 'WM SUPERCENTER'], ['WM SUPERCENTER #{4} DALLAS TX', 'WAL-MART #{4}']),
  shop('Costco', 'any', ['COSTCO WHSE'], ['COSTCO WHSE #{4} TUSTIN CA']),
  shop('CVS', 'any', ['CVS/PHARMACY'], ['CVS/PHARMACY #{5} BOSTON MA']),
  shop('Walgreens', 'any', ['WALGREENS'], ['WALGREENS #{4} CHICAGO IL']),
  shop(
    'Amazon',
    'any',
    ['AMZN Mktp US', 'Amazon.com'],
    ['AMZN Mktp US*{c} Amzn.com/bill WA', 'Amazon.com*{c}'],
  ),
  shop('Etsy', 'any', ['PAYPAL *ETSY'], ['PAYPAL *ETSY INC 402-935-7733 CA']),
  shop('Best Buy', 'any', ['BEST BUY'], ['BEST BUY {8} RICHFIELD MN']),
  shop('Home Depot', 'any', ['THE HOME DEPOT'], ['THE HOME DEPOT #{4} ATLANTA GA']),
  shop('IKEA', 'any', ['IKEA'], ['IKEA {4} EMERYVILLE CA']),
  shop('Rewe', 'any', ['REWE SAGT DANKE'], ['REWE SAGT DANKE {8}']),
  shop('Trattoria Roma', 'tip', ['TRATTORIA ROMA'], ['TRATTORIA ROMA NEW YORK NY']),
  shop('Thai Basil', 'tip', ['TST* THAI BASIL'], ['TST* THAI BASIL - AUSTIN']),
  shop('Olive Garden', 'tip', ['OLIVE GARDEN'], ['OLIVE GARDEN {4} ORLANDO FL']),
  shop('Salon Nova', 'tip', ['SQ *SALON NOVA'], ['SQ *SALON NOVA Oakland CA']),
  shop('Taqueria', 'tip', ['LA TAQUERIA'], ['LA TAQUERIA SAN FRANCISCO CA']),
  shop('Uber', 'ride', ['UBER *PENDING', 'UBER   TRIP'], ['UBER *TRIP HELP.UBER.COM CA']),
  shop('Lyft', 'ride', ['LYFT *TEMP AUTH HOLD'], ['LYFT *RIDE {c} LYFT.COM CA']),
  shop('DoorDash', 'ride', ['DD DOORDASH'], ['DD *DOORDASH {c} 855-973-1040 CA']),
  shop('Shell', 'pump', ['SHELL OIL'], ['SHELL OIL {11} PORTLAND OR']),
  shop('Chevron', 'pump', ['CHEVRON'], ['CHEVRON {7} SAN JOSE CA']),
  shop('Costco Gas', 'pump', ['COSTCO GAS'], ['COSTCO GAS #{4} TUSTIN CA']),
  shop('Hilton', 'hotel', ['HILTON HOTELS'], ['HILTON GARDEN INN DENVER CO', 'HILTON HOTELS CHICAGO IL']),
  shop('Hertz', 'hotel', ['HERTZ RENT-A-CAR'], ['HERTZ RENT A CAR 800-654-4173 OK']),
  shop('Instacart', 'basket', ['INSTACART'], ['INSTACART*{3} HTTPSINSTACAR CA']),
  shop('Amazon Fresh', 'basket', ['AMAZON FRESH'], ['AMAZON FRESH*{c} SEATTLE WA']),
  shop('SNCF', 'abroad', ['SNCF INTERNET'], ['SNCF INTERNET PARIS 10 FR']),
  shop('Mercadona', 'abroad', ['MERCADONA'], ['MERCADONA BARCELONA ES']),
  shop('Netflix', 'plan', ['NETFLIX.COM'], ['NETFLIX.COM 866-579-7172 CA']),
  shop('Spotify', 'plan', ['SPOTIFY USA'], ['SPOTIFY USA 877-7781161 NY']),
  shop('Apple', 'plan', ['APPLE.COM/BILL'], ['APPLE.COM/BILL 866-712-7753 CA']),
];

function shop(name: string, kind: Kind, waiting: readonly string[], booked: readonly string[]): Shop {
  return { name, kind, waiting, booked };
}

/** One purchase with its hold and its posting; `waitsFrom` null: never shown as pending; `bookedOn` null: dropped. */
export interface Life {
  readonly key: string;
  readonly accountId: string;
  readonly merchant: string;
  readonly boughtOn: string;
  readonly waitsFrom: string | null;
  readonly bookedOn: string | null;
  readonly heldMinor: number;
  readonly amountMinor: number;
  readonly waitingText: string;
  readonly bookedText: string;
}

/** What a bank's feed reports in addition to the amounts. */
export interface Feed {
  readonly hasAuthorized: boolean;
  readonly hasMerchants: boolean;
  /** Days between two updates. */
  readonly every: number;
}

/** Purchases of one household on `accounts` cards over `days`. */
export function liveThrough(seed: number, days: number, accounts: number, from = '2024-01-01'): Life[] {
  const dice = new Dice(seed);
  const lives: Life[] = [];
  const shops = SHOPS.filter(() => dice.chance(0.6));
  const prices = new Map(
    shops.map(({ name }) => [name, Array.from({ length: dice.int(1, 3) }, () => dice.int(220, 1900))]),
  );
  for (let day = 0; day < days; day += 1) {
    for (let count = dice.int(0, 6); count > 0; count -= 1) {
      const where = dice.pick(shops);
      const life = liveOnce(
        dice,
        where,
        addDays(from, day),
        prices.get(where.name) ?? [500],
        `${seed}-${day}-${count}`,
        accounts,
      );
      lives.push(life);
      if (dice.chance(0.025)) lives.push({ ...life, key: `${life.key}t` });
      if (dice.chance(0.03))
        lives.push(
          liveOnce(dice, where, life.boughtOn, prices.get(where.name) ?? [500], `${life.key}s`, accounts),
        );
    }
  }
  return lives;
}

function liveOnce(
  dice: Dice,
  where: Shop,
  boughtOn: string,
  prices: readonly number[],
  key: string,
  accounts: number,
): Life {
  const [held, amount] = amountsOf(dice, where.kind, prices);
  const lag =
    where.kind === 'hotel' ? dice.pick([2, 3, 4, 5, 7]) : dice.pick([0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5]);
  const bookedOn = businessDay(addDays(boughtOn, dice.chance(0.01) ? lag + 5 : lag));
  const fill = (text: string): string =>
    text.replace(/\{(\d+|c)\}/g, (_, size: string) =>
      size === 'c' ? dice.code(9) : dice.digits(Number(size)),
    );
  return {
    key,
    accountId: `card-${dice.int(1, accounts)}`,
    merchant: where.name,
    boughtOn,
    waitsFrom: dice.chance(0.04) || bookedOn === boughtOn ? null : boughtOn,
    bookedOn: dice.chance(0.015) ? null : bookedOn,
    heldMinor: -held,
    amountMinor: -amount,
    waitingText: fill(dice.pick(where.waiting)),
    bookedText: fill(dice.pick(where.booked)),
  };
}

/** The pending and the posted amount. */
function amountsOf(dice: Dice, kind: Kind, prices: readonly number[]): [number, number] {
  const amount = dice.int(700, 14_000);
  switch (kind) {
    case 'habit':
    case 'plan': {
      const price = dice.pick(prices);
      return [price, price];
    }
    case 'any':
      return [amount, amount];
    case 'tip':
      return dice.chance(0.2) ? [amount, amount] : [amount, Math.round(amount * (1.1 + dice.next() * 0.18))];
    case 'ride':
      return dice.chance(0.6) ? [amount, amount] : [amount, Math.round(amount * (0.92 + dice.next() * 0.33))];
    case 'pump':
      return dice.chance(0.4)
        ? [amount, amount]
        : [dice.pick([100, 5000, 7500, 10_000, 12_500, 17_500]), dice.int(2200, 8500)];
    case 'hotel':
      return dice.chance(0.3)
        ? [amount * 3, amount * 3]
        : [amount * 3, Math.round(amount * 3 * (0.85 + dice.next() * 0.35))];
    case 'basket':
      return [Math.round(amount * 1.1), Math.round(amount * (0.9 + dice.next() * 0.2))];
    case 'abroad':
      return [amount, Math.round(amount * (0.985 + dice.next() * 0.03))];
  }
}

function businessDay(on: string): string {
  const weekday = weekdayOf(on);
  return weekday === 0 ? addDays(on, 1) : weekday === 6 ? addDays(on, 2) : on;
}

/** The transaction of a hold as listed by the feed while it is pending. */
export function waitingTransaction(life: Life, feed: Feed): ReconcileTransaction {
  return {
    id: `p:${life.key}`,
    accountId: life.accountId,
    postedOn: life.boughtOn,
    authorizedOn: feed.hasAuthorized ? life.boughtOn : null,
    amountMinor: life.heldMinor,
    currency: 'USD',
    description: life.waitingText,
    merchant: feed.hasMerchants ? life.merchant : null,
    pending: true,
    externalId: `p${life.key.replaceAll('-', '')}`,
  };
}

/** The posted transaction, with a separate ID. */
export function bookedTransaction(life: Life, feed: Feed, side = 'i'): ReconcileTransaction {
  return {
    id: `${side}:${life.key}`,
    accountId: life.accountId,
    postedOn: life.bookedOn ?? life.boughtOn,
    authorizedOn: feed.hasAuthorized ? life.boughtOn : null,
    amountMinor: life.amountMinor,
    currency: 'USD',
    description: life.bookedText,
    merchant: feed.hasMerchants ? life.merchant : null,
    pending: false,
    externalId: `t${life.key.replaceAll('-', '')}`,
  };
}
