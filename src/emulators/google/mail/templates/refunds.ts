import type { HouseholdPurchase } from '../../../household/types.ts';
import type { MailDraft } from '../draft.ts';
import { addDaysTo, money, showDay } from '../format.ts';
import { h, image, link, pixel, preheader } from '../html.ts';
import { cardWords, itemText, type OrderMail, price, total } from '../order-mail.ts';

/** A refund from any store: three wordings, always with the refunded amount. */
export function refundIssued(mail: OrderMail): MailDraft {
  const { order, person, random } = mail;
  const wording = random.pick([
    `We've issued a refund of ${total(order)} to your ${cardWords(order)}. Banks usually post it within 3 to 7 ` +
      `business days.`,
    `Good news: your return was accepted and ${total(order)} is on its way back to your ${cardWords(order)}.`,
    `A refund has been processed.\n\nRefund amount: ${total(order)}\nRefunded to: ${cardWords(order)}`,
  ]);
  return simple(mail, `Your refund from ${order.merchant}`, [
    `Hi ${person.firstName},`,
    wording,
    `Order: ${order.orderId}\nDate: ${showDay(order.orderedOn)}\n\n${itemText(order)}`,
    ...(order.taxMinor > 0 ? [`Includes ${price(order, order.taxMinor)} of tax.`] : []),
    `Thanks for shopping with us.\n${order.merchant}`,
  ]);
}

/** A promised refund: the return arrived, the money hasn't been sent. */
export function refundPromised(mail: OrderMail, amountMinor: number): MailDraft {
  const { order, person } = mail;
  const by = showDay(addDaysTo(order.orderedOn, 24), 'weekday');
  return simple(mail, `We received your return: order ${order.orderId}`, [
    `Hi ${person.firstName},`,
    `Your return arrived at our warehouse. Once it is checked we will ` +
      `refund ${money(amountMinor, order.currency)} to your ${cardWords(order)}. Please allow until ${by}.`,
    `Order: ${order.orderId}`,
    `${order.merchant} Customer Care`,
  ]);
}

/** A refund announced as sent; the bank may never post it. */
export function refundSent(mail: OrderMail, amountMinor: number): MailDraft {
  const { order, person } = mail;
  const by = showDay(addDaysTo(order.orderedOn, 24), 'weekday');
  return simple(mail, `Your refund from ${order.merchant}`, [
    `Hi ${person.firstName},`,
    `We've issued a refund of ${money(amountMinor, order.currency)} to your ${cardWords(order)}. Please ` +
      `allow until ${by} for your bank to post it.`,
    `Order: ${order.orderId}`,
    `${order.merchant} Customer Care`,
  ]);
}

export function returnStarted(mail: OrderMail, original: HouseholdPurchase): MailDraft {
  const { person, order, random } = mail;
  return simple(mail, `Return started for order ${original.orderId}`, [
    `Hi ${person.firstName},`,
    `Print the label and drop the parcel at any UPS location. Return number RMA${random.digits(8)}.`,
    order.items.map((item) => `${item.quantity} x ${item.name}`).join('\n'),
    `${original.merchant}`,
  ]);
}

/** A short email from a store, with the same text and HTML. */
function simple(mail: OrderMail, subject: string, paragraphs: readonly string[]): MailDraft {
  const { order, code } = mail;
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"></head>
    <body style="margin:0;background:#f5f5f4;">${preheader(subject)}
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px;">
    <table width="560" cellpadding="0" cellspacing="0" style="background:#fff;border-radius:6px;">
    <tr><td style="padding:28px 34px;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:23px;
    color:#2b2b2b;">
${image(order.domain, 'logo-small.png', order.merchant, 96, 28)}
${paragraphs.map((part) => `<p>${h(part).replaceAll('\n', '<br>')}</p>`).join('\n')}
</td></tr></table><p style="font-family:Arial,sans-serif;font-size:11px;
    color:#7c7c7c;">${link(order.domain, `${code}h`, 'Help', 'color:#7c7c7c;')} ·
    ${link(order.domain, `${code}p`, 'Privacy', 'color:#7c7c7c;')}</p></td></tr>
    </table>${pixel(order.domain, code)}</body></html>`;
  return {
    from: { name: order.merchant, address: `returns@${order.domain}` },
    subject,
    html,
    text: `${paragraphs.join('\n\n')}\n`,
    zone: 'utc',
  };
}
