import type { PlannedMail } from '../mailbox/mailbox.ts';

/** Number of days a backlog spans. */
const DAYS = 300;
const DAY_MS = 86_400_000;

/** Creates plain emails up to `now`: of ten, one is a receipt, three are store promotions and the rest personal. */
export function buildBacklog(email: string, count: number, now: Date): PlannedMail[] {
  const stepMs = Math.floor((DAYS * DAY_MS) / count);
  return Array.from({ length: count }, (_, index) => {
    const arrivesAtMs = now.getTime() - (index + 1) * stepMs;
    const key = `backlog-${index}`;
    return {
      key,
      threadKey: key,
      arrivesAtMs,
      labelIds: ['INBOX'],
      build: () => Buffer.from(mailOf(email, index, new Date(arrivesAtMs))),
    };
  });
}

function mailOf(email: string, index: number, at: Date): string {
  const { from, subject, more = '', body } = partsOf(index);
  const head =
    `From: ${from}\r\nTo: ${email}\r\nSubject: ${subject}\r\nDate: ${at.toUTCString()}\r\nMessage-ID: ` +
    `<${index}@backlog.test>`;
  return `${head}\r\n${more}MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n`;
}

function partsOf(index: number): { from: string; subject: string; more?: string; body: string } {
  const total = `$${10 + (index % 90)}.${String(index % 100).padStart(2, '0')}`;
  if (index % 10 === 0)
    return {
      from: 'Larch Tools <orders@larchtools.test>',
      subject: `Your order LT-${200_000 + index} is confirmed`,
      body:
        `Thank you for your order.\r\nOrder number: LT-${200_000 + index}\r\n1 x Ginger tea ${total}\r\n` +
        `Order total: ${total}`,
    };
  if (index % 10 < 4)
    return {
      from: `Offers <news@shop${index % 40}.test>`,
      subject: `Up to ${20 + (index % 50)}% off this week only`,
      more: 'List-Unsubscribe: <https://shop.test/off>\r\nPrecedence: bulk\r\n',
      body: 'Our best prices of the season. Shop now.',
    };
  return {
    from: `Friend <friend${index % 200}@people.test>`,
    subject: `About the garden, ${index}`,
    body: 'Dear friend, the beans are up and the weather holds. See you on Sunday.',
  };
}
