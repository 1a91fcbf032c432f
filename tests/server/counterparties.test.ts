import { expect, it } from 'vitest';
import {
  counterpartyOf,
  counterpartyOfKey,
  counterpartyOfKeySql,
} from '#db/repositories/transactions/counterparties.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { runDatabase } from '../lib/sql/own-database.ts';

const database = runDatabase();

const MERCHANTS = [
  'Blue Bottle Coffee',
  "Trader Joe's #139",
  'CAFÉ Ñandú 24',
  '7-Eleven',
  '7 11',
  '',
  'İstanbul ß',
];

it('server, statements and the column of transactions identify the same counterparties', async () => {
  const { rows } = await database().admin.query<{ generated: string }>(
    `select pg_get_expr(adbin, adrelid) as generated from pg_attrdef d join pg_attribute a
       on a.attrelid = d.adrelid and a.attnum = d.adnum
      where a.attrelid = 'app.transactions'::regclass and a.attname = 'counterparty'`,
  );
  for (const merchant of MERCHANTS) {
    const key = merchantKey(merchant);
    const { rows: parties } = await database().admin.query(
      `select ${counterpartyOfKeySql('merchant_key')} as "ofKey", ${rows[0]?.generated} as "ofTransaction"
         from (values ($1::text, $2::text)) as t(merchant_key, merchant)`,
      [key, merchant],
    );
    expect(parties, merchant).toEqual([
      { ofKey: counterpartyOfKey(key), ofTransaction: counterpartyOf(merchant) },
    ]);
  }
});
