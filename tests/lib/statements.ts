import type { ResponseOf } from '#contract/endpoints/table.ts';
import { expectEnvelope } from './envelope.ts';
import { type HttpAnswer, send } from './http.ts';
import { dataOf, type Person } from './person.ts';
import type { TestProduct } from './servers/product.ts';

export type Preview = ResponseOf<'createImport'>;

export interface StatementRow {
  readonly on: string;
  /** Signed decimal, as banks write it. */
  readonly amount: string;
  readonly name: string;
  readonly id: string;
}

/** An OFX statement of one account. */
export function ofx(
  transactions: readonly StatementRow[],
  account: { readonly id?: string; readonly currency?: string; readonly kind?: string } = {},
): string {
  const { id = '000123456789', currency = 'USD', kind = 'CHECKING' } = account;
  const compact = (day: string) => day.replaceAll('-', '');
  const days = transactions.map((transaction) => transaction.on).sort();
  const list = transactions.map(
    (transaction) =>
      `<STMTTRN><TRNTYPE>${transaction.amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}` +
      `<DTPOSTED>${compact(transaction.on)}<TRNAMT>${transaction.amount}` +
      `<FITID>${transaction.id}<NAME>${transaction.name}</STMTTRN>`,
  );
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>
<DTSERVER>20261121<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>${currency}
<BANKACCTFROM><BANKID>021000021<ACCTID>${id}<ACCTTYPE>${kind}</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${compact(days[0] ?? '20261101')}<DTEND>${compact(days.at(-1) ?? '20261101')}
${list.join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>1000.00<DTASOF>20261121</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
}

/** Uploads a file and returns the response, successful or not. */
export async function upload(
  product: Pick<TestProduct, 'url'>,
  person: Person,
  file: string | Uint8Array<ArrayBuffer>,
  fileName = 'statement.ofx',
  currency?: string,
): Promise<HttpAnswer> {
  const query = new URLSearchParams({ fileName, ...(currency ? { currency } : {}) });
  const answer = await send(`${product.url}/api/v1/imports?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/octet-stream' },
    body: file,
  });
  expectEnvelope(answer);
  return answer;
}

/** Uploads a readable file and returns its preview. */
export async function preview(
  product: Pick<TestProduct, 'url'>,
  person: Person,
  file: string | Uint8Array<ArrayBuffer>,
  fileName?: string,
  currency?: string,
): Promise<Preview> {
  const answer = await upload(product, person, file, fileName, currency);
  if (answer.status !== 200) throw new Error(`the upload answered ${answer.status}: ${answer.text}`);
  // The endpoint's schema has just parsed the value.
  return dataOf('createImport', answer) as Preview;
}

/** Imports and confirms a file. */
export async function importFile(
  product: Pick<TestProduct, 'url'>,
  person: Person,
  file: string,
): Promise<ResponseOf<'confirmImport'>> {
  const { id } = await preview(product, person, file);
  return person.call('confirmImport', { params: { importId: id }, body: {} });
}
