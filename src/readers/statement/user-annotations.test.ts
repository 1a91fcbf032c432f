import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';

function wordsOf(text: string) {
  const { accounts } = readStatementFile(new TextEncoder().encode(text));
  return accounts.flatMap(({ transactions }) =>
    transactions.map(({ category, tags, note }) => ({ category, tags, note })),
  );
}

const said = (category: string | null, tags: readonly string[] = [], note: string | null = null) => ({
  category,
  tags,
  note,
});

describe('user annotations in an export of a personal finance app', () => {
  it.each([
    [
      'Mint',
      `"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name",\
"Labels","Notes"
"3/02/2026","Trader Joe's","TRADER JOE'S #123","48.60","debit","Groceries","Checking","home tax","for Ann"
"3/03/2026","Acme","ACME PAYROLL","2000.00","credit","Paycheck","Checking","",""`,
      [said('Groceries', ['home tax'], 'for Ann'), said('Paycheck')],
    ],
    [
      'YNAB',
      `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow",\
"Inflow","Cleared"
"Checking","","03/02/2026","Trader Joe's","Food: Groceries","Food","Groceries","weekly",$48.60,$0.00,"Cleared"
"Checking","","03/03/2026","Acme","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,$2000.00,"Cleared"`,
      [said('Food: Groceries', [], 'weekly'), said('Inflow: Ready to Assign')],
    ],
    [
      'Monarch',
      `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
2026-03-02,Trader Joe's,Groceries,Checking (...1234),TRADER JOES 123,weekly,-48.60,"home,tax"
2026-03-03,Acme,Paychecks,Checking (...1234),ACME PAYROLL,,2000.00,`,
      [said('Groceries', ['home', 'tax'], 'weekly'), said('Paychecks')],
    ],
    [
      'Copilot',
      `date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring
2026-03-02,Trader Joe's,48.60,posted,Groceries,Food,false,home,regular,Checking,1234,weekly,
2026-03-03,Cafe,4.20,posted,Coffee,Food,false,,regular,Checking,1234,,`,
      [said('Food: Groceries', ['home'], 'weekly'), said('Food: Coffee')],
    ],
    [
      'Lunch Money',
      `date,payee,amount,currency,category,account_name,notes,tags,status,exclude from totals,is income
2026-03-02,Trader Joe's,48.60,usd,Groceries,Checking,weekly,home,cleared,false,false
2026-03-03,Cafe,4.20,usd,Coffee,Checking,,,cleared,false,false`,
      [said('Groceries', ['home'], 'weekly'), said('Coffee')],
    ],
    [
      'Quicken',
      `,Date,Account,Num,Description,Memo,Category,Tag,Clr,Amount
,3/02/2026,Checking,,Trader Joe's,weekly,Food:Groceries,home,,-48.60
,3/03/2026,Checking,,Cafe,,Dining,,,-4.20`,
      [said('Food:Groceries', ['home'], 'weekly'), said('Dining')],
    ],
    [
      'QIF',
      `!Type:Bank\nD3/02/2026\nT-48.60\nPTrader Joe's\nLFood:Groceries/home\n^\nD3/03/2026\nT-100.00\nPCard\
\nL[Visa]\n^\nD3/04/2026\nT-10.00\nPTarget\nLFood\nSFood\n$-6.00\nSHousehold\n$-4.00\n^\n`,
      [said('Food:Groceries', ['home']), said(null), said(null, [], 'Food, Household')],
    ],
  ])('are read from %s', (_, text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('a bank’s category is its guess, not a user annotation', () => {
    const chase = `Transaction Date,Post Date,Description,Category,Type,Amount,Memo
03/02/2026,03/03/2026,TRADER JOES,Groceries,Sale,-48.60,
03/03/2026,03/04/2026,CAFE,Food & Drink,Sale,-4.20,`;
    expect(wordsOf(chase)).toEqual([said(null), said(null)]);
  });
});
