import type { MailDraft } from '../draft.ts';
import { showClock, showDay } from '../format.ts';
import { cardWords, itemText, type OrderMail, sumLines, sumText, total } from '../order-mail.ts';

/** A receipt forwarded manually by another household member. */
export function forwardedReceipt(mail: OrderMail, original: MailDraft): MailDraft {
  const { order } = mail;
  const text = `this one is ours too I think, for the birthday

---------- Forwarded message ---------
From: ${original.from.name} <${original.from.address}>
Date: ${showDay(order.orderedOn, 'medium')} at ${showClock(order.orderedAt)}
Subject: ${original.subject}
To: Ren Okafor <ren.okafor@sandbox.test>


${original.text ?? `${itemText(order)}\n\n${sumText(sumLines(order), order)}\nOrder total: ${total(order)}`}
Paid with ${cardWords(order)}
`;
  return {
    from: { name: 'Ren Okafor', address: 'ren.okafor@sandbox.test' },
    subject: `Fwd: ${original.subject}`,
    text,
    zone: 'local',
    carrier: 'sandbox.test',
  };
}
