import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { minorToDecimal } from '#domain/money/money.ts';
import { linkAndImport } from '../lib/bank.ts';
import { member } from '../lib/http.ts';
import { quiet } from '../lib/jobs.ts';
import { connectGmail, JORDAN } from '../lib/mail.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { control } from '../lib/servers/stand-ins.ts';
import { readZip } from '../lib/zip.ts';

/** The household of the sandbox, which keeps no emails: every pack has to fetch them first. */
const product = runProduct();
let person: Person;

beforeAll(async () => {
  person = await signUp(product(), 'Jordan Ellis');
  await linkAndImport(product(), person);
  await connectGmail(person, JORDAN);
  await person.call('requestGmailSync');
  await quiet(product(), person.userId, 90_000);
}, 120_000);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function pdfText(bytes: Buffer | undefined): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes ?? Buffer.alloc(0)));
  return plain((await extractText(pdf, { mergePages: true })).text);
}

/** Claims all ready health items of a year; null where there is none. */
async function claimYear(year: number): Promise<string | null> {
  const { lines } = await person.call('listClaims', { query: { year, world: 'sandbox' } });
  if (!lines.some(({ standing }) => standing === 'ready')) return null;
  return (await person.call('createClaim', { body: { year, world: 'sandbox' } })).claim.id;
}

async function fetchPack(claimId: string): Promise<Map<string, Buffer>> {
  const address = addressOf(product().url, 'getClaimPack', { params: { claimId } });
  const answer = await fetch(address, { headers: { authorization: `Bearer ${await person.token()}` } });
  expect(answer.status).toBe(200);
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

/** Hashes of the emails behind the receipts of the household, as its mailbox serves them, with each receipt's total. */
async function servedEmails(): Promise<Map<string, { total: string | null }>> {
  const { rows } = await product().admin.query<{ id: string; total: number | null; currency: string | null }>(
    `select m.provider_message_id as id, r.total_minor::int as total, r.currency from app.receipts r
       join app.messages m on m.user_id = r.user_id and m.id = r.message_id where r.user_id = $1`,
    [person.userId],
  );
  const served = new Map<string, { total: string | null }>();
  for (const { id, total, currency } of rows) {
    const answer = await control(product().googleUrl, { op: 'raw', mailbox: JORDAN, id });
    const raw = Buffer.from(String(member(answer, 'raw')), 'base64');
    served.set(sha256(raw), {
      total: total === null || currency === null ? null : minorToDecimal(total, currency),
    });
  }
  return served;
}

it('packs hold each health receipt as the mailbox serves it, a PDF of it, and the right hashes', async () => {
  const { years } = await person.call('listClaims', { query: { world: 'sandbox' } });
  const claims = (await Promise.all(years.map(claimYear))).filter((id) => id !== null);
  expect(claims.length).toBeGreaterThan(0);
  const served = await servedEmails();
  let originals = 0;
  for (const claimId of claims) {
    const params = { claimId };
    const before = await person.call('getClaimOriginals', { params });
    // A few wait for an undo of their decision; the others were never kept.
    expect(before.notAsked).toBeGreaterThan(before.kept);
    expect(before.kept + before.notAsked).toBe(before.receipts);
    const started = await person.call('fetchClaimOriginals', { params });
    expect(started).toMatchObject({ kept: before.kept, waiting: before.notAsked, notAsked: 0 });
    await quiet(product(), person.userId);
    expect(await person.call('getClaimOriginals', { params })).toEqual({
      ...{ receipts: before.receipts, kept: before.receipts, waiting: 0, notAsked: 0, unobtainable: [] },
    });

    const files = await fetchPack(claimId);
    const sums = String(files.get('SHA256SUMS')).trimEnd().split('\n');
    expect(sums).toHaveLength(files.size - 1);
    for (const line of sums) {
      const [hash, name = ''] = line.split('  ');
      expect(sha256(files.get(name) ?? Buffer.alloc(0)), name).toBe(hash);
    }
    const manifest: unknown = JSON.parse(String(files.get('manifest.json')));
    expect(manifest).toMatchObject({
      receipts: before.receipts,
      originals: before.receipts,
      missingOriginals: [],
    });

    for (const [name, content] of files) {
      if (!name.endsWith('/original.eml')) continue;
      originals += 1;
      const email = served.get(sha256(content));
      expect(email, `${name} is what the mailbox serves`).toBeDefined();
      const text = await pdfText(files.get(name.replace('original.eml', 'receipt.pdf')));
      expect(text.replaceAll(',', '')).toContain(email?.total ?? '');
      expect(text).toMatch(/FROM .+@.+ SENT \d{4}-\d{2}-\d{2} /);
    }
    const folders = new Set([...files.keys()].flatMap((name) => /^receipts\/[^/]+/.exec(name) ?? []));
    expect(folders.size).toBe(before.receipts);
    expect(String(files.get('README.txt'))).toContain(
      `Original emails: ${before.receipts} of ${before.receipts}.`,
    );
    await expectBankTransactions(claimId, files);
  }
  expect(originals).toBeGreaterThanOrEqual(40);
}, 120_000);

async function expectBankTransactions(claimId: string, files: Map<string, Buffer>): Promise<void> {
  const { rows } = await product().admin.query<{ text: string; amount: number; mask: string | null }>(
    `select distinct t.original_description as text, t.amount_minor::int as amount, a.mask from app.claim_lines l
       join app.transactions t on t.user_id = l.user_id and t.id = l.transaction_id and not t.is_from_receipt
       join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
      where l.user_id = $1 and replace(l.claim_id::text, '-', '') = $2`,
    [person.userId, claimId.slice(4)],
  );
  expect(rows.length).toBeGreaterThan(0);
  const pdf = (await pdfText(files.get('bank.pdf'))).replace(/\s/g, '');
  for (const { text, amount, mask } of rows) {
    expect(pdf).toContain(text.replace(/\s/g, ''));
    expect(pdf).toContain((Math.abs(amount) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ','));
    expect(pdf).toContain(mask ?? '');
  }
}

it('emails fetched for a pack stay for a week, and no longer', async () => {
  const counted = await person.call('getEvidence');
  expect(counted).toMatchObject({ isKept: false, waiting: 0 });
  expect(counted.evidence).toBeGreaterThan(0);
  await product().admin.query(
    "update app.message_bodies set kept_at = kept_at - interval '8 days' where user_id = $1 and reason = 'pack'",
    [person.userId],
  );
  await product().admin.query(
    "insert into pgboss.job (name, data) values ('retain', jsonb_build_object('userId', $1::text))",
    [person.userId],
  );
  await quiet(product(), person.userId);
  expect(await person.call('getEvidence')).toMatchObject({ evidence: 0 });
});
