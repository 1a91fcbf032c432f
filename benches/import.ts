import { readStatementFile } from '#readers/statement/read-statement-file.ts';
import { bareInsert } from './lib/bare-insert.ts';
import { type Figure, type Limit, median, seconds } from './lib/measure.ts';
import { call, type Person, signUp } from './lib/product.ts';
import { type ServerProcess, withServerProcess } from './lib/server-process.ts';

const ROWS = 100_000;
const PARSE_ROUNDS = 3;
const MEMORY_MB = 350;
const WITH_READER_MB = 400;

type Kind = 'OFX' | 'CSV';

/** A statement file of a hundred thousand transactions: read, decided, saved; then the same file again. */
export async function importBench(): Promise<Figure[]> {
  return [...(await importOf('OFX', ofx(ROWS))), ...(await importOf('CSV', csv(ROWS)))];
}

async function importOf(kind: Kind, file: Buffer<ArrayBuffer>): Promise<Figure[]> {
  return withServerProcess(async (server) => {
    const person = await signUp(server.url, 'importer');
    server.used();
    const first = await load(server, person, kind, file);
    const again = await load(server, person, kind, file);
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
        name: `preview of 100,000 ${kind} transactions`,
        value: first.preview,
        unit: 's',
        mark: 5,
        better: 'less',
        limit: parsing(parse),
      },
      speed(`saving them, ${kind}`, first.save, 10_000, {
        name: 'the same transactions into the same tables by the database alone',
        value: ROWS / insert,
      }),
      speed(`import of 100,000 ${kind} transactions`, first.preview + first.save, 20_000, {
        name: 'parsing and the insert alone',
        value: ROWS / (parse + insert),
      }),
      speed(`the same file again, ${kind}`, again.preview + again.save, 60_000, parsing(ROWS / parse)),
      ...usage(`first import, ${kind}`, first.used),
      ...usage(`second import, ${kind}`, again.used),
    ];
  });
}

interface Load {
  readonly preview: number;
  readonly save: number;
  readonly addedTransactions: number;
  readonly used: ReturnType<ServerProcess['used']>;
}

async function load(
  server: ServerProcess,
  person: Person,
  kind: Kind,
  file: Buffer<ArrayBuffer>,
): Promise<Load> {
  const route = `/imports?fileName=five-years.${kind.toLowerCase()}`;
  let id = '';
  let addedTransactions = 0;
  const preview = await seconds(async () => {
    id = (await call<{ id: string }>(server, person, 'POST', route, file)).id;
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
