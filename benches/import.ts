import { readStatementFile } from '#readers/statement/read-statement-file.ts';
import { bareInsert } from './lib/bare-insert.ts';
import { type Figure, type Limit, median, seconds } from './lib/measure.ts';
import { call, type Person, signUp } from './lib/product.ts';
import { type ServerProcess, withServerProcess } from './lib/server-process.ts';

const ROWS = 100_000;
const PARSE_ROUNDS = 3;
const MEMORY_MB = 350;
/** For the second in which a file is read. */
const WITH_READER_MB = 450;

/** A statement file of a hundred thousand transactions: read, decided, saved; then the same file again. */
export async function importBench(): Promise<Figure[]> {
  return withServerProcess(async (server) => {
    const person = await signUp(server.url, 'importer');
    const file = statement(ROWS);
    server.used();
    const first = await load(server, person, file);
    const again = await load(server, person, file);
    if (first.addedTransactions !== ROWS)
      throw new Error(`${first.addedTransactions} of ${ROWS} rows were added`);
    if (again.addedTransactions !== 0) throw new Error(`${again.addedTransactions} rows were added twice`);
    const parse = await parseAlone(file);
    const other = await signUp(server.url, 'copy');
    const insert = await bareInsert(await server.adminUrl(), person.userId, other.userId);
    const parsing = (value: number): Limit => ({ name: 'parsing the file alone', value });
    const speed = (name: string, took: number, mark: number, limit: Limit): Figure => ({
      ...{ name, value: ROWS / took, unit: 'transactions/s', mark, better: 'more', limit },
    });
    return [
      {
        name: 'preview of 100,000 OFX transactions',
        value: first.preview,
        unit: 's',
        mark: 5,
        better: 'less',
        limit: parsing(parse),
      },
      speed('saving them', first.save, 10_000, {
        name: 'the same transactions into the same tables by the database alone',
        value: ROWS / insert,
      }),
      speed('import of 100,000 OFX transactions', first.preview + first.save, 5_000, {
        name: 'parsing and the insert alone',
        value: ROWS / (parse + insert),
      }),
      speed('the same file again', again.preview + again.save, 10_000, parsing(ROWS / parse)),
      ...usage('first import', first.used),
      ...usage('second import', again.used),
    ];
  });
}

interface Load {
  readonly preview: number;
  readonly save: number;
  readonly addedTransactions: number;
  readonly used: ReturnType<ServerProcess['used']>;
}

async function load(server: ServerProcess, person: Person, file: Buffer<ArrayBuffer>): Promise<Load> {
  let id = '';
  let addedTransactions = 0;
  const preview = await seconds(async () => {
    id = (await call<{ id: string }>(server, person, 'POST', '/imports?fileName=five-years.ofx', file)).id;
  });
  const save = await seconds(async () => {
    addedTransactions = (
      await call<{ addedTransactions: number }>(server, person, 'POST', `/imports/${id}/confirm`, '{}')
    ).addedTransactions;
  });
  return { preview, save, addedTransactions, used: server.used() };
}

/** The server's own memory and processor time: these hold on a machine that others use as well. */
function usage(name: string, used: Load['used']): Figure[] {
  if (!used) return [];
  return [
    { name: `memory at most, ${name}`, value: used.peakMb, unit: 'MB', mark: MEMORY_MB, better: 'less' },
    {
      name: `memory with the reading process, ${name}`,
      value: used.peakWithReadersMb,
      unit: 'MB',
      mark: WITH_READER_MB,
      better: 'less',
    },
    { name: `processor time, ${name}`, value: used.cpuSeconds, unit: 's', mark: 10, better: 'less' },
  ];
}

async function parseAlone(file: Uint8Array): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < PARSE_ROUNDS; round += 1)
    taken.push(await seconds(() => readStatementFile(file)));
  return median(taken);
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
      '<STMTTRN>' +
        `<TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>-${(5 + ((index * 7919) % 20_000) / 100).toFixed(2)}` +
        `<FITID>F${index}<NAME>MERCHANT ${index % 700} STORE #${index % 97}</STMTTRN>`,
    );
  }
  lines.push(
    '</BANKTRANLIST><LEDGERBAL><BALAMT>1000.00<DTASOF>20260101</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  );
  return Buffer.from(lines.join('\n'));
}
