import { expect, it } from 'vitest';
import { member, send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { NOOR } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';

/** Originals of receipts from IMAP and uploads, and a storage quota with room for one of them. */
const product = runProduct({ environment: { USER_STORAGE_QUOTA_MB: '1' } });

/** A receipt for a health item; `padding` is the size of its attachment in bytes. */
function receipt(merchant: string, number: number, padding = 0): string {
  const domain = `${merchant.toLowerCase().replace(' ', '')}.test`;
  return [
    `From: ${merchant} <orders@${domain}>`,
    'To: someone@example.test',
    `Subject: Your order ZQ-${number}`,
    `Date: Fri, ${10 + (number % 10)} Nov 2026 10:00:00 +0000`,
    `Message-ID: <${number}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Thank you for your order.',
    `Order number: ZQ-${number}`,
    `1 x Ibuprofen tablets $${number % 100}.99`,
    `Order total: $${number % 100}.99`,
    '',
    '--part',
    'Content-Type: application/octet-stream; name="terms.bin"',
    'Content-Transfer-Encoding: base64',
    '',
    ...Array.from({ length: Math.ceil(padding / 57) }, (_, at) =>
      Buffer.alloc(57, (at * 7919) % 251).toString('base64'),
    ),
    '--part--',
    '',
  ].join('\r\n');
}

async function claimAll(person: Person, environment: 'live' | 'sandbox', merchants: readonly string[]) {
  const { lines } = await person.call('listClaims', { query: { year: 2026, environment } });
  const ofMerchants = lines.filter(({ provider }) => merchants.includes(provider ?? ''));
  expect(ofMerchants.map(({ provider }) => provider).sort()).toEqual([...merchants].sort());
  const chosen = ofMerchants.map(({ transactionId, receiptId, item }) => ({
    transactionId,
    receiptId,
    item,
  }));
  return { claimId: (await person.call('createClaim', { body: { lines: chosen, environment } })).claim.id };
}

/** The state of each original after all were requested. */
async function fetched(person: Person, params: { readonly claimId: string }) {
  await person.call('fetchClaimOriginals', { params });
  await waitUntilIdle(product(), person.userId);
  const { kept, unobtainable } = await person.call('getClaimOriginals', { params });
  return { kept, problems: unobtainable.map(({ merchant, problem }) => [merchant, problem]) };
}

/** Messages are stored for a while after a decision, so that it can be undone; here that time is over. */
const forgetKept = (person: Person) =>
  product().admin.query('delete from app.message_bodies where user_id = $1', [person.userId]);

it('originals are fetched by IMAP; those beyond the quota are named, the others stored', async () => {
  const person = await signUp(product(), 'Iris Vale');
  const server = product().imap ?? expect.fail('no mail server stands in');
  const mails = [
    receipt('Fern Court', 71_011),
    receipt('Gorse Hill', 71_012, 700_000),
    receipt('Hazel Row', 71_013, 700_000),
  ];
  for (const raw of mails) await controlEmulator(server.controlUrl, { op: 'deliver', user: NOOR, raw });
  const { host, port } = server;
  await person.call('connectImap', {
    body: { address: NOOR, host, port, security: 'none', user: NOOR, password: 'sandbox' },
  });
  await waitUntilIdle(product(), person.userId, 60_000);
  const params = await claimAll(person, 'sandbox', ['Fern Court', 'Gorse Hill', 'Hazel Row']);
  await forgetKept(person);
  const first = await fetched(person, params);
  expect(first.kept).toBe(2);
  expect(first.problems).toEqual([[expect.stringMatching(/^(?:Gorse Hill|Hazel Row)$/), 'storage_full']]);

  // With enough room, another request fetches it.
  await forgetKept(person);
  await product().admin.query(
    "delete from app.original_fetches where user_id = $1 and problem is distinct from 'storage_full'",
    [person.userId],
  );
  expect((await fetched(person, params)).kept).toBeGreaterThanOrEqual(1);
}, 90_000);

it('an uploaded email that was not stored can only come from its sender, and the user is told', async () => {
  const person = await signUp(product(), 'Olive Vale');
  const answer = await send(`${product().url}/api/v1/mailboxes/uploads?fileName=one.eml`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/octet-stream' },
    body: receipt('Ivy Steps', 71_021),
  });
  expect(member(answer.json, 'data')).toMatchObject({ added: 1 });
  await waitUntilIdle(product(), person.userId);
  const params = await claimAll(person, 'live', ['Ivy Steps']);
  await forgetKept(person);
  expect(await fetched(person, params)).toEqual({ kept: 0, problems: [['Ivy Steps', 'upload_not_kept']] });
}, 60_000);
