import { beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { userTables } from '#db/repositories/user-tables.ts';
import { expectFailure } from '../lib/envelope.ts';
import { unknownId } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import {
  allEmails,
  bodiesFetched,
  connectGmail,
  deliverEmail,
  type Email,
  NOOR,
  orderEmail,
  SAM,
} from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
let person: Person;

beforeAll(async () => {
  person = await signUp(product());
  await connectGmail(person, NOOR);
});

const rows = async (sql: string) => (await product().admin.query(sql, [person.userId])).rows;
const synced = async () => {
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
};
const only = async (query: Parameters<typeof person.call<'listProcessedEmails'>>[1]): Promise<Email[]> =>
  (await person.call('listProcessedEmails', query)).emails;
const params = (email: Email | undefined) => ({ params: { messageId: email?.id ?? unknownId('message') } });

/** An email between people, not from a merchant. */
const handMail = (fields: Readonly<Record<string, string>>, body: string) => ({
  raw: `${Object.entries({
    To: NOOR,
    Date: 'Tue, 10 Nov 2026 10:00:00 +0000',
    'Content-Type': 'text/plain',
    ...fields,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body}\r\n`,
});
const RECEIPT =
  'Thank you for your order HZ-204418 at Hazel Market.\r\n1 x Ginger tea  $18.75\r\nTotal: $18.75\r\n';

async function noProblems(): Promise<void> {
  const db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
  const findings = await db.readAs(person.userId, checkPerson).finally(() => db.close());
  expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
}

describe('mailbox settings', () => {
  it('a blocked sender is listed but never fetched; an allowed one passes the gate; both can be undone', async () => {
    expectFailure(
      await person.ask('updateSender', { body: { sender: 'not a sender', verdict: 'block' } }),
      'ValidationFailed',
    );
    await person.call('updateSender', { body: { sender: 'larchtools.test', verdict: 'block' } });
    await person.call('updateSender', { body: { sender: 'news@shop.test', verdict: 'allow' } });
    await deliverEmail(
      product(),
      NOOR,
      orderEmail({ merchant: 'Larch Tools', orderId: 'LT-100', unitPriceMinor: 1_100 }),
    );
    for (const from of ['news@shop.test', 'news@other.test'])
      await deliverEmail(
        product(),
        NOOR,
        handMail(
          {
            From: from,
            Subject: 'Ends tonight: 20% off',
            'List-Unsubscribe': '<x>',
            'Message-ID': `<${from}>`,
          },
          'Everything must go.',
        ),
      );
    await bodiesFetched(product(), true);
    await synced();
    const emails = await allEmails(person);
    const reasons = Object.fromEntries(emails.map((email) => [email.address, [email.state, email.reason]]));
    expect(Object.entries(reasons).find(([address]) => address.endsWith('larchtools.test'))?.[1]).toEqual([
      'skipped',
      'You blocked this sender.',
    ]);
    expect(reasons['news@other.test']).toEqual([
      'skipped',
      'Promotional email, based on its subject and mailing list.',
    ]);
    expect(reasons['news@shop.test']?.[0]).toBe('not_receipt');
    expect(await bodiesFetched(product())).toBe(
      emails.filter((email) => email.readerVersion !== null).length,
    );
    const { senders, senderRules } = await person.call('getEmailAi');
    expect(senderRules).toHaveLength(2);
    expect(senders.find((sender) => sender.address === 'news@shop.test')?.verdict).toBe('allow');
    await person.call('updateSender', { body: { sender: 'larchtools.test', verdict: null } });
    expect(await person.call('readEmailsAgain', { body: { state: 'skipped' } })).toEqual({ waiting: 2 });
    await waitUntilIdle(product(), person.userId);
    expect((await allEmails(person)).find((email) => email.merchant === 'Larch Tools')?.state).toBe(
      'processed',
    );
    await noProblems();
  });

  it('changing range or folders lists again and reads only new email; a paused mailbox resumes', async () => {
    const { mailboxes } = await person.call('getEmailAi');
    const mailboxId = mailboxes[0]?.id ?? '';
    expect(mailboxes[0]).toMatchObject({ readRange: '12_months', folderIds: null, isPaused: false });
    const strange = { mailboxId: unknownId('mailbox') };
    expectFailure(await person.ask('updateMailbox', { params: strange, body: {} }), 'NotFound');
    expectFailure(await person.ask('listMailboxFolders', { params: strange }), 'NotFound');
    const { folders } = await person.call('listMailboxFolders', { params: { mailboxId } });
    expect(folders.map((folder) => folder.id)).toContain('INBOX');
    const before = await allEmails(person);
    await bodiesFetched(product(), true);
    const wide = await person.call('updateMailbox', {
      params: { mailboxId },
      body: { readRange: 'all', folderIds: ['INBOX'] },
    });
    expect(wide.mailbox).toMatchObject({ readRange: 'all', readFrom: null, folderIds: ['INBOX'] });
    await waitUntilIdle(product(), person.userId);
    expect(await bodiesFetched(product())).toBe(0);
    expect(await allEmails(person)).toEqual(before);
    await person.call('updateMailbox', { params: { mailboxId }, body: { isPaused: true, folderIds: null } });
    await deliverEmail(
      product(),
      NOOR,
      orderEmail({ merchant: 'Birch Cafe', orderId: 'BC-1', unitPriceMinor: 450 }),
    );
    expectFailure(await person.ask('requestGmailSync'), 'Conflict');
    expect(await rows("select 1 from sys.schedules where user_id = $1 and kind = 'mail'")).toEqual([]);
    await person.call('updateMailbox', { params: { mailboxId }, body: { isPaused: false } });
    await waitUntilIdle(product(), person.userId);
    expect((await allEmails(person)).length).toBe(before.length + 1);
    await noProblems();
  });
});

describe('orders with several emails', () => {
  it('a repeated and forwarded order is one purchase with each email as an event', async () => {
    const order = { merchant: 'Hazel Market', orderId: 'HZ-771204', unitPriceMinor: 1_875 };
    await deliverEmail(product(), NOOR, orderEmail(order));
    await synced();
    await deliverEmail(product(), NOOR, orderEmail(order));
    const forwarded =
      `---------- Forwarded message ---------\r\nFrom: Hazel Market <orders@hazelmarket.test>\r\n` +
      `Date: Tue, Nov 10, 2026 at 10:00 AM\r\nSubject: Order HZ-771204 confirmed\r\n` +
      `To: Noor <noor@family.test>\r\n\r\n${RECEIPT.replaceAll('HZ-204418', 'HZ-771204')}`;
    await deliverEmail(
      product(),
      NOOR,
      handMail(
        {
          From: 'Noor <noor@family.test>',
          Subject: 'Fwd: Order HZ-771204 confirmed',
          'Message-ID': '<fwd@family.test>',
        },
        forwarded,
      ),
    );
    await synced();
    const receipts = await rows(
      `select state, kind from app.receipts where user_id = $1 and order_id = 'HZ-771204' and kind <> 'refund'
        order by state, kind`,
    );
    expect(receipts.filter((receipt) => receipt.state === 'accepted')).toHaveLength(1);
    expect(receipts.filter((receipt) => receipt.state === 'merged').length).toBeGreaterThanOrEqual(1);
    const [email] = (await allEmails(person)).filter(
      (email) => email.reason === 'Another email covers this purchase.',
    );
    const { events } = await person.call('getProcessedEmail', params(email));
    expect(events.length).toBeGreaterThanOrEqual(2);
    expect(events.filter((event) => event.isLeading)).toHaveLength(1);
    await noProblems();
  });

  it.each([
    ['the merchant first', 'Fern Row Pottery', 'FR-10441', ['merchant', 'service']],
    ['the service first', 'Slate Hill Books', 'SH-20552', ['service', 'merchant']],
  ])(
    'a merchant’s email and a payment service’s are one purchase, %s',
    async (_name, merchant, orderId, order) => {
      const domain = `${merchant.toLowerCase().replaceAll(' ', '')}.test`;
      const mails = {
        merchant: handMail(
          {
            From: `${merchant} <orders@${domain}>`,
            Subject: `Order ${orderId} confirmed`,
            'Message-ID': `<m@${domain}>`,
          },
          `Thank you for your order ${orderId} at ${merchant}.\r\n1 x Stoneware bowl  $40.00\r\n` +
            `1 x Small plate  $24.20\r\nTotal: $64.20`,
        ),
        service: handMail(
          {
            From: 'service@paypal.com <service@paypal.com>',
            Subject: `Receipt for Your Payment to ${merchant}`,
            'Message-ID': `<p@${domain}>`,
          },
          `You sent a payment of $64.20 ` +
            `USD to ${merchant}.\r\nTransaction ID: ` +
            `7XK55231${orderId.slice(3)}\r\nMerchant: ${merchant}\r\nTotal: $64.20 USD\r\n` +
            `Paid with: Visa ending in 8831`,
        ),
      };
      for (const from of order) {
        await deliverEmail(product(), NOOR, from === 'service' ? mails.service : mails.merchant);
        await synced();
      }
      const receipts = await rows(
        `select r.state, r.merchant, r.from_domain as "from", r.card_last4 as card, (select count(*)::int
          from app.receipt_line_items l
          where l.user_id = r.user_id and l.receipt_id = r.id) as items, r.merged_into is not null as "isMerged"
         from app.receipts r where r.user_id = $1 and r.merchant ilike '${merchant}%' order by r.state`,
      );
      expect(receipts).toMatchObject([
        { state: 'accepted', from: domain, items: 2, isMerged: false },
        { state: 'merged', from: 'paypal.com', card: '8831', isMerged: true },
      ]);
      await noProblems();
    },
  );

  it('the same email in a second mailbox counts once', async () => {
    const mail = handMail(
      {
        From: 'Hazel Market <orders@hazelmarket.test>',
        Subject: 'Order HZ-204418 confirmed',
        'Message-ID': '<hz-204418@hazelmarket.test>',
      },
      RECEIPT,
    );
    await deliverEmail(product(), NOOR, mail);
    await synced();
    await connectGmail(person, SAM);
    await deliverEmail(product(), SAM, mail);
    await synced();
    const both = await only({ query: { q: 'HZ-204418' } });
    expect(both.map((email) => email.state).sort()).toEqual(['processed', 'skipped']);
    expect(both.find((email) => email.state === 'skipped')?.reason).toBe(`Duplicate of an email in ${NOOR}.`);
    expect(
      await rows("select 1 from app.receipts where user_id = $1 and order_id = 'HZ-204418'"),
    ).toHaveLength(1);
    expect(
      (await person.call('getEmailAi')).mailboxes.map((mailbox) => mailbox.listed - mailbox.judged),
    ).toEqual([0, 0]);
    await noProblems();
  });
});

describe('stored emails', () => {
  it('filters return what they name: linked, sender, mailbox, dates', async () => {
    const { mailboxes, matched, receiptsWithoutCharge } = await person.call('getEmailAi');
    const emails = await allEmails(person);
    // Without a bank there are no charges, but each of these receipts counts as a transaction.
    expect(await only({ query: { linked: 'yes', limit: 200 } })).toHaveLength(matched);
    const unlinked = await only({ query: { linked: 'no', limit: 200 } });
    expect(unlinked).toHaveLength(receiptsWithoutCharge);
    for (const email of unlinked)
      expect([email.transactionId, (email.totalMinor ?? 0) > 0]).toEqual([null, true]);
    const ofSender = await only({ query: { sender: 'hazelmarket.test', limit: 200 } });
    expect(ofSender.length).toBeGreaterThan(0);
    expect(ofSender.every(({ address }) => address.endsWith('hazelmarket.test'))).toBe(true);
    expect(await only({ query: { mailbox: mailboxes[1]?.id ?? '', limit: 200 } })).toEqual(
      emails.filter((email) => email.mailbox === SAM),
    );
    expect(await only({ query: { from: '2026-11-10', to: '2026-11-10', limit: 200 } })).toEqual(
      emails.filter((email) => email.receivedAt.startsWith('2026-11-10')),
    );
  });

  it('emails in review are stored complete and encrypted; evidence only if turned on', async () => {
    const unsure = handMail(
      {
        From: 'Fern <hello@fern.test>',
        Subject: 'Your order confirmation FN-1',
        'Message-ID': '<fn-1@fern.test>',
      },
      'Thank you for your order FN-1. We will be in touch about the amount.',
    );
    await deliverEmail(product(), NOOR, unsure);
    await person.call('updateEvidence', { body: { isKept: true } });
    await deliverEmail(
      product(),
      NOOR,
      orderEmail({ merchant: 'Alder Books', orderId: 'AB-5', unitPriceMinor: 950 }),
    );
    await synced();
    const { counts } = await person.call('getEmailAi');
    const kept = await person.call('getEvidence');
    expect(kept.isKept).toBe(true);
    // Earlier messages are fetched again.
    expect(kept).toMatchObject({ keptReceipts: kept.receipts, waiting: 0, problems: [] });
    expect(kept.messages).toBeGreaterThan((counts.needs_review ?? 0) + 1);
    expect(kept.evidence).toBe(kept.messages - (counts.needs_review ?? 0));
    const [book] = await only({ query: { q: 'Alder Books' } });
    expect((await person.call('getProcessedEmail', params(book))).mailFrom).toBe('kept');
    const stored = await rows('select body_sealed::text as body from app.message_bodies where user_id = $1');
    for (const { body } of stored)
      expect(Buffer.from(String(body).slice(2), 'hex').toString('latin1')).not.toContain('Alder');
    await person.call('updateEvidence', { body: { isKept: false } });
    expect(await person.call('getEvidence')).toMatchObject({
      ...{ isKept: false, messages: counts.needs_review ?? 0, evidence: 0, waiting: 0 },
    });
    expect((await person.call('getProcessedEmail', params(book))).mailFrom).toBe('mailbox');
    await noProblems();
  });

  it('email content is never stored in clear text', async () => {
    const word = 'Quillfeather';
    const mail = handMail(
      {
        From: 'Fern <hello@fern.test>',
        Subject: 'Your order confirmation FN-7',
        'Message-ID': '<fn-7@fern.test>',
      },
      `Thank you for your order FN-7, ${word}.\r\n1 x Ginger tea  $18.40\r\nOrder total for ${word}: $18.40\r\n`,
    );
    await deliverEmail(product(), NOOR, mail);
    await synced();
    const [read] = await only({ query: { q: 'FN-7' } });
    expect(read).toMatchObject({ state: 'processed', totalMinor: 1840 });
    expect(read?.reason, 'a reason is our words').not.toMatch(/18|“/);
    const db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
    const tables = await db.readAs(person.userId, userTables).finally(() => db.close());
    expect(tables).toContain('app.messages');
    for (const table of tables) {
      const found = `select t::text as text from ${table} t where user_id = $1 and t::text ilike '%${word}%'`;
      expect(await rows(found), table).toEqual([]);
    }
  });

  it('the retention job deletes emails decided a week ago, and everything once storing is off', async () => {
    await rows(`insert into app.message_bodies (user_id, message_id, body_sealed, bytes, reason, kept_at)
                select user_id, id, 'x', 1, 'review', now() - interval '9 days' from app.messages where user_id = $1
                  and state = 'processed' limit 1`);
    await rows(
      `insert into sys.schedules (user_id, kind, target_id, next_at) values ($1, 'retention', $1, now())
        on conflict (user_id, kind, target_id) do update set next_at = now()`,
    );
    await product().admin.query(
      "insert into pgboss.job (name, data) values ('retain', jsonb_build_object('userId', $1::text))",
      [person.userId],
    );
    await waitUntilIdle(product(), person.userId);
    expect(
      await rows(
        `select 1 from app.message_bodies b join app.messages m on m.user_id = b.user_id and m.id = b.message_id
          where b.user_id = $1 and m.state = 'processed'`,
      ),
    ).toEqual([]);
  });
});

describe('decisions about an email', () => {
  it('not a receipt: applies to every later reading until the user changes it', async () => {
    const [email] = await only({ query: { q: 'Alder Books' } });
    await person.call('rejectEmail', params(email));
    expect((await person.call('getProcessedEmail', params(email))).email).toMatchObject({
      state: 'not_receipt',
      isDecided: true,
      totalMinor: null,
    });
    await person.call('readEmailsAgain', { body: { state: 'not_receipt' } });
    await waitUntilIdle(product(), person.userId);
    expect((await person.call('getProcessedEmail', params(email))).email.state).toBe('not_receipt');
    await person.call('readEmailAgain', params(email));
    expect((await person.call('getProcessedEmail', params(email))).email).toMatchObject({
      state: 'processed',
      isDecided: false,
      totalMinor: 950,
    });
    await noProblems();
  });

  it('deleting one email’s data keeps only its place, unread; another email then represents the purchase', async () => {
    const [leading] = (await only({ query: { q: 'HZ-771204', state: 'processed', limit: 200 } })).filter(
      (email) => !email.reason.startsWith('Another'),
    );
    await person.call('forgetEmail', params(leading));
    const forgotten = await person.call('getProcessedEmail', params(leading));
    expect(forgotten).toMatchObject({
      message: null,
      events: [],
      email: { state: 'skipped', isForgotten: true, subject: '', address: '', merchant: null },
    });
    expectFailure(await person.ask('rejectEmail', params(leading)), 'Conflict');
    expect(
      await rows(
        `select state from app.receipts where user_id = $1 and order_id = 'HZ-771204' and state = 'accepted'
          and kind <> 'refund'`,
      ),
    ).toHaveLength(1);
    await synced();
    expect((await person.call('getProcessedEmail', params(leading))).email.isForgotten).toBe(true);
    await noProblems();
  });

  it('a sender’s or all data can be deleted and not read again; another user’s email is not found', async () => {
    for (const id of ['rejectEmail', 'forgetEmail', 'readEmailAgain'] as const)
      expectFailure(await person.ask(id, params(undefined)), 'NotFound');
    for (const body of [{}, { sender: 'nobody' }, { sender: 'a@b.test', everything: true as const }])
      expectFailure(await person.ask('forgetEmails', { body }), 'ValidationFailed');
    const ofSender = await only({ query: { sender: 'larchtools.test' } });
    expect(await person.call('forgetEmails', { body: { sender: 'larchtools.test' } })).toEqual({
      forgotten: ofSender.length,
    });
    const { forgotten } = await person.call('forgetEmails', { body: { everything: true } });
    const emails = await allEmails(person);
    expect(forgotten).toBeLessThan(emails.length);
    expect(emails.every((email) => email.isForgotten)).toBe(true);
    expect(
      await rows(
        'select 1 from app.receipts where user_id = $1 union all select 1 from app.message_bodies where user_id = $1',
      ),
    ).toEqual([]);
    await synced();
    expect((await allEmails(person)).every((email) => email.isForgotten)).toBe(true);
    await noProblems();
  });
});
