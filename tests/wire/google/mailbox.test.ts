import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { sandboxIdentities } from '#emulators/google/identities.ts';
import type { PlannedMail } from '#emulators/google/mailbox/mailbox.ts';
import { planMailbox } from '#emulators/google/story/plan-mailbox.ts';
import { buildFromTemplate, TEMPLATE_NAMES } from '#emulators/google/story/template-request.ts';
import { buildHousehold } from '#emulators/household/household.ts';
import type { Household, HouseholdPurchase } from '#emulators/household/types.ts';

const TODAY = '2026-11-21';
const household = buildHousehold({ asOf: TODAY });

function mailboxOf(environment: Household): readonly PlannedMail[] {
  const [first] = sandboxIdentities(environment);
  return first ? planMailbox(first, environment) : [];
}

const planned = mailboxOf(household);
const arrived = planned.filter((mail) => mail.arrivesAtMs <= Date.parse(`${TODAY}T23:59:59-06:00`));

/** All text for the reader: both bodies without markup, and the text layer of attached PDFs. */
async function readable(raw: Buffer): Promise<string> {
  const mail = await PostalMime.parse(raw);
  const files = mail.attachments.map((file) =>
    typeof file.content === 'string' ? file.content : new TextDecoder('latin1').decode(file.content),
  );
  const html = (mail.html ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
  return [mail.subject ?? '', mail.text ?? '', html, ...files].join('\n');
}

function shownAmount(order: HouseholdPurchase): string {
  const figure = (order.totalMinor / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return figure;
}

describe('the sandbox mailbox', () => {
  it('has a year of email, and at least 120 receipts of transactions the banks show', () => {
    expect(arrived.length).toBeGreaterThanOrEqual(280);
    const transactionIds = new Set(household.transactions.map((transaction) => transaction.id));
    const mailed = new Set(arrived.map((mail) => mail.key.split('|order:')[1]));
    const matched = household.purchases.filter(
      (order) =>
        mailed.has(order.id) && order.charges.some((charge) => transactionIds.has(charge.transactionId)),
    );
    expect(matched.length).toBeGreaterThanOrEqual(120);
  });

  it('states the purchase’s total and order number in every receipt', async () => {
    const orders = new Map(household.ledger.purchases.map((order) => [order.id, order]));
    const wrong: string[] = [];
    for (const mail of planned) {
      const order = orders.get(mail.key.split('|order:')[1] ?? '');
      if (!order || order.kind === 'trial') continue;
      const text = await readable(mail.build());
      const bare = (order.totalMinor / 100).toFixed(2);
      if (!text.includes(shownAmount(order)) && !text.includes(bare)) wrong.push(`${order.id} total`);
      if (!text.includes(order.orderId)) wrong.push(`${order.id} ${order.merchant} order number`);
    }
    expect(wrong).toEqual([]);
  });

  it('is byte-identical on every start, and agrees with the household of another day', () => {
    const again = mailboxOf(buildHousehold({ asOf: TODAY }));
    expect(again.map((mail) => mail.key)).toEqual(planned.map((mail) => mail.key));
    const [first, second] = [planned[10], again[10]];
    expect(second?.build().equals(first?.build() ?? Buffer.alloc(0))).toBe(true);
    const later = buildHousehold({ asOf: '2027-01-10', storyOn: TODAY });
    const kept = new Set(mailboxOf(later).map((mail) => mail.key));
    const recent = arrived.filter((mail) => mail.arrivesAtMs > Date.parse('2026-06-01'));
    expect(recent.filter((mail) => !kept.has(mail.key)).map((mail) => mail.key)).toEqual([]);
  });

  it('consists of well-formed messages in many encodings from many senders', async () => {
    const senders = new Set<string>();
    const encodings = new Set<string>();
    for (const mail of planned) {
      const raw = mail.build();
      const parsed = await PostalMime.parse(raw);
      expect(parsed.from?.address, mail.key).toMatch(/@/);
      expect(Number.isNaN(Date.parse(parsed.date ?? '')), mail.key).toBe(false);
      expect(parsed.messageId, mail.key).toMatch(/^<.+@.+>$/);
      expect((parsed.text ?? '') + (parsed.html ?? ''), mail.key).not.toBe('');
      senders.add(parsed.from?.address ?? '');
      for (const [, name = ''] of raw.toString('latin1').matchAll(/^Content-Transfer-Encoding: (\S+)/gm)) {
        encodings.add(name);
      }
      const lines = raw.toString('latin1').split('\r\n');
      expect(Math.max(...lines.map((line) => line.length)), mail.key).toBeLessThanOrEqual(998);
    }
    expect(senders.size).toBeGreaterThanOrEqual(50);
    expect([...encodings].sort()).toEqual(['8bit', 'base64', 'quoted-printable']);
  });

  it('references no host that could respond', async () => {
    for (const mail of planned.filter((_, index) => index % 7 === 0)) {
      const { html } = await PostalMime.parse(mail.build());
      for (const [, host = ''] of (html ?? '').matchAll(/(?:src|href)="https?:\/\/([^/"]+)/g)) {
        expect(host, mail.key).toMatch(/\.(invalid|test)$/);
      }
    }
  });

  it('can send every template by name', () => {
    for (const name of TEMPLATE_NAMES) {
      const raw = buildFromTemplate(
        name,
        {},
        { at: new Date('2026-11-21T12:00:00Z'), index: 0, email: 'a.b@sandbox.test' },
      );
      expect(raw?.length, name).toBeGreaterThan(name.startsWith('odd') ? 1 : 500);
    }
    expect(TEMPLATE_NAMES.length).toBeGreaterThanOrEqual(30);
  });
});
