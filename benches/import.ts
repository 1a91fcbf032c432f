import { readStatementFile } from '#readers/statement/read-statement-file.ts';
import { copyInDatabase } from './lib/copy-in-database.ts';
import { type Baseline, type Figure, measureSeconds, median } from './lib/measure.ts';
import { type BenchUser, call, signUp } from './lib/product.ts';
import { type ServerProcess, withServerProcess } from './lib/server-process.ts';

const ROWS = 100_000;
const PARSE_ROUNDS = 3;
const MEMORY_MB = 350;
const WITH_READER_MB = 400;

type Kind = 'OFX' | 'CSV';

/** A statement file of a hundred thousand transactions: read, compared and saved; then the same file again. */
export async function importBench(): Promise<Figure[]> {
  return [...(await importOf('OFX', ofx(ROWS))), ...(await importOf('CSV', csv(ROWS)))];
}

async function importOf(kind: Kind, file: Buffer<ArrayBuffer>): Promise<Figure[]> {
  return withServerProcess(async (server) => {
    const person = await signUp(server.url, 'importer');
    server.takeUsage();
    const first = await load(server, person, kind, file);
    const again = await load(server, person, kind, file);
    if (first.addedTransactions !== ROWS)
      throw new Error(`${first.addedTransactions} of ${ROWS} rows were added`);
    if (again.addedTransactions !== 0) throw new Error(`${again.addedTransactions} rows were added twice`);
    const parse = await measureParsing(file);
    const other = await signUp(server.url, 'copy');
    const insert = await copyInDatabase(await server.adminUrl(), person.userId, other.userId);
    const parsing = (value: number): Baseline => ({ name: 'parsing alone', value });
    const speed = (name: string, took: number, target: number, baseline: Baseline): Figure => ({
      ...{ name, value: ROWS / took, unit: 'transactions/s', target, better: 'more', baseline },
    });
    return [
      {
        name: `preview of 100,000 ${kind} transactions`,
        value: first.preview,
        unit: 's',
        target: 5,
        better: 'less',
        baseline: parsing(parse),
      },
      speed(`saving 100,000 transactions, ${kind}`, first.save, 10_000, {
        name: 'copying the same rows within the database',
        value: ROWS / insert,
      }),
      speed(`import of 100,000 ${kind} transactions`, first.preview + first.save, 20_000, {
        name: 'parsing and copying alone',
        value: ROWS / (parse + insert),
      }),
      speed(`reimport of the same file, ${kind}`, again.preview + again.save, 60_000, parsing(ROWS / parse)),
      ...usage(`first import, ${kind}`, first.used),
      ...usage(`second import, ${kind}`, again.used),
    ];
  });
}

interface Load {
  readonly preview: number;
  readonly save: number;
  readonly addedTransactions: number;
  readonly used: ReturnType<ServerProcess['takeUsage']>;
}

async function load(
  server: ServerProcess,
  person: BenchUser,
  kind: Kind,
  file: Buffer<ArrayBuffer>,
): Promise<Load> {
  const route = `/imports?fileName=five-years.${kind.toLowerCase()}`;
  let id = '';
  let addedTransactions = 0;
  const preview = await measureSeconds(async () => {
    id = (await call<{ id: string }>(server, person, 'POST', route, file)).id;
  });
  const save = await measureSeconds(async () => {
    addedTransactions = (
      await call<{ addedTransactions: number }>(server, person, 'POST', `/imports/${id}/confirm`, '{}')
    ).addedTransactions;
  });
  return { preview, save, addedTransactions, used: server.takeUsage() };
}

/** The server's own memory and CPU time, which other load on the machine affects little. */
function usage(name: string, used: Load['used']): Figure[] {
  if (!used) return [];
  return [
    { name: `peak memory, ${name}`, value: used.peakMb, unit: 'MB', target: MEMORY_MB, better: 'less' },
    {
      name: `peak memory with the reader process, ${name}`,
      value: used.peakWithReadersMb,
      unit: 'MB',
      target: WITH_READER_MB,
      better: 'less',
    },
    { name: `CPU time, ${name}`, value: used.cpuSeconds, unit: 's', target: 10, better: 'less' },
  ];
}

async function measureParsing(file: Uint8Array): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < PARSE_ROUNDS; round += 1)
    taken.push(await measureSeconds(() => readStatementFile(file)));
  return median(taken);
}

function csv(rows: number): Buffer<ArrayBuffer> {
  const lines = Array.from({ length: rows }, (_, index) => {
    const { day, amount, text } = transaction(index, rows);
    return `${day},"${text}",-${amount},${(1_000 + index / 100).toFixed(2)}`;
  });
  return Buffer.from(['Date,Description,Amount,Balance', ...lines].join('\n'));
}

function transaction(index: number, rows: number) {
  const day = new Date(Date.UTC(2021, 0, 1) + Math.floor((index * 1825) / rows) * 86_400_000);
  return {
    day: day.toISOString().slice(0, 10),
    amount: (5 + ((index * 7919) % 20_000) / 100).toFixed(2),
    text: `MERCHANT ${index % 700} STORE #${index % 97}`,
  };
}

function ofx(rows: number): Buffer<ArrayBuffer> {
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
    const { day, amount, text } = transaction(index, rows);
    const [type, posted] = ['<STMTTRN><TRNTYPE>DEBIT', `<DTPOSTED>${day.replaceAll('-', '')}`];
    lines.push(`${type}${posted}<TRNAMT>-${amount}<FITID>F${index}<NAME>${text}</STMTTRN>`);
  }
  lines.push(
    '</BANKTRANLIST><LEDGERBAL><BALAMT>1000.00<DTASOF>20260101</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  );
  return Buffer.from(lines.join('\n'));
}
