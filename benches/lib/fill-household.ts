import type pg from 'pg';
import { systemClock } from '#adapters/system/clock-and-ids.ts';
import type { Database, UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import { applyIngestPlan } from '#db/repositories/ledger-changes.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { householdTransactions } from '#db/seed/household-transactions.ts';
import { seedHousehold } from '#db/seed/seed-household.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';

const FIVE_YEARS = 1_825;
/** One in this many purchases has a receipt in the mailbox. */
const RECEIPT_EVERY = 20;
const RECEIPTS = `
  insert into app.receipts (user_id, id, kind, state, merchant, merchant_key, order_id, purchased_on, received_at,
    currency, total_minor, confidence, reader_version, is_sandbox)
  select $1, uuidv7(), 'purchase', 'accepted', merchant, merchant_key, 'A-' || n, posted_on, posted_on, 'USD',
    -amount_minor, 0.95, 'bench', true
   from (select *, row_number() over (order by id) as n from app.transactions
     where user_id = $1 and flow = 'spend' and merchant_key <> '') t where n % $2 = 0`;
const LINE_ITEMS = `
  insert into app.receipt_line_items (user_id, receipt_id, position, name, amount_minor, class, is_health,
    hsa_eligibility)
  select $1, r.id, p, 'Item ' || p, case p when 1 then r.total_minor - 200 else 200 end,
    'groceries', false, 'not_eligible'
   from app.receipts r, generate_series(1, 2) p where r.user_id = $1`;
/** A Wednesday without bills, pay or transfers, so that every measurement adds the same purchase. */
const ORDINARY_DAY = '2026-01-07';

/**
 * Creates an ordinary household of up to five years, filled up to `rows` transactions with purchases at hundreds of
 * shops.
 */
export async function fillHousehold(
  db: Database,
  admin: pg.Client,
  userId: string,
  rows: number,
  nextId: () => string,
): Promise<void> {
  const today = systemClock.now().toISOString().slice(0, 10);
  const days = Math.min(FIVE_YEARS, Math.floor(rows / 2));
  const seeded = await db.withUser(userId, (user) =>
    seedHousehold(user, { today, days, seed: 7, at: systemClock.now(), nextId }),
  );
  await admin.query("select set_config('app.user_id', $1, false)", [userId]);
  await admin.query(
    `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
      original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox)
     select $1, uuidv7(), a.id, current_date - (n::bigint * $3 / $2)::int, -(500 + (n::bigint * 7919) % 20000),
       'USD', 'posted',
       'POS DEBIT ' || s.name || ' #' || (n % 900), s.name, s.name, lower(s.name), 'spend',
       (array['FOOD_AND_DRINK_COFFEE', 'FOOD_AND_DRINK_GROCERIES', 'TRANSPORTATION_GAS'])[1 + n % 3], 'model', true
     from generate_series(0, $2::int - 1) n
     cross join lateral (select 'Shop ' || chr(65 + n % 26) || chr(65 + n / 26 % 26) || chr(65 + n % 7) as name) s
     join app.accounts a on a.user_id = $1 and a.external_id = 'seed-credit'`,
    [userId, Math.max(0, rows - seeded), days],
  );
  await admin.query(RECEIPTS, [userId, RECEIPT_EVERY]);
  await admin.query(LINE_ITEMS, [userId]);
  await admin.query('analyze app.transactions, app.accounts, app.receipts, app.receipt_line_items');
  await db.withUser(userId, (user) => markDerivationPending(user));
}

/** Adds one purchase of today, as a sync does. */
export async function addPurchase(user: UserDb, nextId: () => string): Promise<void> {
  const today = systemClock.now().toISOString().slice(0, 10);
  const accounts = await listAccounts(user);
  const idOf = (type: string) => accounts.find(({ accountType }) => accountType === type)?.id ?? '';
  const accountIds = { checking: idOf('checking'), credit: idOf('credit'), savings: idOf('savings') };
  const [purchase] = householdTransactions(accountIds, ORDINARY_DAY, ORDINARY_DAY, 11);
  if (!purchase) throw new Error('a day without a purchase');
  const incoming = { ...purchase, postedOn: today, externalId: nextId() };
  await applyIngestPlan(
    user,
    [{ kind: 'add', incoming, transaction: describeTransaction(incoming), reason: 'added', doubt: null }],
    { source: 'file', isSandbox: true, importId: null, at: systemClock.now(), nextId },
  );
  await markDerivationPending(user, 'transactions');
}
