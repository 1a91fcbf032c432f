import type { Figure } from './lib/measure.ts';
import { seconds } from './lib/measure.ts';
import { call, signUp, withProduct } from './lib/product.ts';

const ROWS = 100_000;

/** A statement file of a hundred thousand rows: read, decided, saved; then the same file again. */
export async function importBench(): Promise<Figure[]> {
  return withProduct(async (bench) => {
    const person = await signUp(bench.url, 'importer');
    const file = statement(ROWS);
    const load = async () => {
      const preview = await call<{ id: string }>(
        bench,
        person,
        'POST',
        '/imports?fileName=five-years.ofx',
        file,
      );
      return call<{ addedRows: number }>(bench, person, 'POST', `/imports/${preview.id}/confirm`, '{}');
    };
    const added: number[] = [];
    const measure = () => seconds(async () => added.push((await load()).addedRows));
    const first = await measure();
    const again = await measure();
    if (added[0] !== ROWS) throw new Error(`${added[0]} of ${ROWS} rows were added`);
    if (added[1] !== 0) throw new Error(`${added[1]} rows were added twice`);
    return [
      {
        name: 'import of 100,000 OFX rows',
        value: ROWS / first,
        unit: 'rows/s',
        mark: 5_000,
        better: 'more',
      },
      { name: 'the same file again', value: ROWS / again, unit: 'rows/s', mark: 10_000, better: 'more' },
    ];
  });
}

function statement(rows: number): Buffer<ArrayBuffer> {
  const lines = [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    'ENCODING:USASCII',
    'CHARSET:1252',
    '',
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD',
    '<BANKACCTFROM><BANKID>121000248<ACCTID>000123450071<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>',
  ];
  for (let index = 0; index < rows; index += 1) {
    const day = new Date(Date.UTC(2021, 0, 1) + Math.floor((index * 1825) / rows) * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .replaceAll('-', '');
    lines.push(
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>-${(5 + ((index * 7919) % 20_000) / 100).toFixed(2)}<FITID>F${index}<NAME>MERCHANT ${index % 700} STORE #${index % 97}</STMTTRN>`,
    );
  }
  lines.push(
    '</BANKTRANLIST><LEDGERBAL><BALAMT>1000.00<DTASOF>20260101</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  );
  return Buffer.from(lines.join('\n'));
}
