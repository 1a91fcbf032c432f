import { addDays, type CivilDate, dayOf, weekdayOf } from '#domain/calendar/civil-date.ts';
import { type IncomingTransaction, UNSTATED_FIELDS } from '#domain/ledger/ingest/ingest-types.ts';

interface SeedAccounts {
  readonly checking: string;
  readonly credit: string;
  readonly savings: string;
}

interface Habit {
  readonly description: string;
  readonly minMinor: number;
  readonly maxMinor: number;
  /** Daily probability of a transaction. */
  readonly chance: number;
  readonly account: keyof SeedAccounts;
}

const HABITS: readonly Habit[] = [
  {
    description: 'SQ *MORNING LIGHT COFFEE PORTLAND OR',
    minMinor: 350,
    maxMinor: 1250,
    chance: 0.45,
    account: 'credit',
  },
  {
    description: 'SAFEWAY #1490 PORTLAND OR',
    minMinor: 1800,
    maxMinor: 14500,
    chance: 0.28,
    account: 'credit',
  },
  {
    description: 'TRADER JOE S #139 PORTLAND OR',
    minMinor: 1500,
    maxMinor: 9000,
    chance: 0.15,
    account: 'credit',
  },
  {
    description: 'TST* PALOMA TAQUERIA PORTLAND OR',
    minMinor: 1600,
    maxMinor: 7200,
    chance: 0.16,
    account: 'credit',
  },
  {
    description: 'SHELL OIL 57444212300 PORTLAND OR',
    minMinor: 2800,
    maxMinor: 6900,
    chance: 0.09,
    account: 'credit',
  },
  {
    description: 'CVS/PHARMACY #08432 PORTLAND OR',
    minMinor: 700,
    maxMinor: 5200,
    chance: 0.07,
    account: 'credit',
  },
  { description: 'AMZN Mktp US*2K4RT81Z0', minMinor: 900, maxMinor: 16000, chance: 0.2, account: 'credit' },
  {
    description: 'TRIMET HOP FASTPASS PORTLAND OR',
    minMinor: 280,
    maxMinor: 560,
    chance: 0.3,
    account: 'checking',
  },
];

interface Monthly {
  readonly day: number;
  readonly description: string;
  readonly amountMinor: number;
  readonly account: keyof SeedAccounts;
}

const MONTHLY: readonly Monthly[] = [
  { day: 1, description: 'HAWTHORNE PROPERTY MGMT WEB PMTS', amountMinor: -185_000, account: 'checking' },
  { day: 4, description: 'NETFLIX.COM 866-579-7172 CA', amountMinor: -1_799, account: 'credit' },
  { day: 9, description: 'Spotify P2A1B9C3D4', amountMinor: -1_199, account: 'credit' },
  { day: 12, description: 'PORTLAND GENERAL ELEC ONLINE PMT', amountMinor: -8_640, account: 'checking' },
  { day: 15, description: 'COMCAST CABLE COMM 800-COMCAST', amountMinor: -7_999, account: 'checking' },
  { day: 20, description: 'PLANET FIT CLUB FEES', amountMinor: -2_499, account: 'credit' },
  { day: 25, description: 'ONLINE TRANSFER TO SAVINGS XXXX4410', amountMinor: -40_000, account: 'checking' },
  { day: 25, description: 'ONLINE TRANSFER FROM CHECKING XXXX0071', amountMinor: 40_000, account: 'savings' },
];

const PAY_MINOR = 286_450;
/** A payday Friday; pay arrives every second week. */
const PAY_DAY = '2024-01-05';

/**
 * Sample transactions of a household between two dates, deterministic per seed: pay, rent, bills, subscriptions,
 * everyday purchases and a transfer to savings.
 */
export function householdTransactions(
  accounts: SeedAccounts,
  from: CivilDate,
  to: CivilDate,
  seed: number,
): IncomingTransaction[] {
  const chance = seededChance(seed);
  const rows: IncomingTransaction[] = [];
  const add = (account: keyof SeedAccounts, day: CivilDate, amountMinor: number, description: string) =>
    rows.push({
      key: String(rows.length),
      accountId: accounts[account],
      accountType: account,
      externalId: `seed-${seed}-${rows.length}`,
      pendingExternalId: null,
      postedOn: day,
      authorizedOn: null,
      amountMinor,
      currency: 'USD',
      originalDescription: description,
      merchant: null,
      isPending: false,
      ...UNSTATED_FIELDS,
      providerCategory: null,
    });
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const bill of MONTHLY)
      if (bill.day === dayOf(day)) add(bill.account, day, bill.amountMinor, bill.description);
    if (weekdayOf(day) === 5 && isPayDay(day))
      add('checking', day, PAY_MINOR, 'NORTHWIND LABS PAYROLL DIR DEP');
    for (const habit of HABITS) {
      if (chance() >= habit.chance) continue;
      add(
        habit.account,
        day,
        -Math.round(habit.minMinor + chance() * (habit.maxMinor - habit.minMinor)),
        habit.description,
      );
    }
  }
  return rows;
}

function isPayDay(day: CivilDate): boolean {
  return (Math.round((Date.parse(day) - Date.parse(PAY_DAY)) / 86_400_000) / 7) % 2 === 0;
}

/** A seeded random number generator from 0 to 1 (mulberry32). */
function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
