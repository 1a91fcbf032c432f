import type { MailDraft } from '../draft.ts';
import { showClock, showDay } from '../format.ts';
import { h, link, pixel } from '../html.ts';
import { cardWords, type OrderMail, price, total } from '../order-mail.ts';
import { buildPdf } from '../pdf.ts';

/** A doctor's office: plain text from its billing software. */
export function clinicReceipt(mail: OrderMail): MailDraft {
  const { order, person, random } = mail;
  const text = `${order.merchant}
Patient Payment Receipt
------------------------------------------------------------
Patient:            ${person.name}
Date of service:    ${showDay(order.orderedOn, 'slashes')}
Receipt number:     ${order.orderId}
Provider:           ${random.pick(['R. Navarro, MD', 'S. Whitaker, PA-C', 'K. Osei, MD'])}

Description                                      Amount
${order.items.map((item) => `${item.name.padEnd(44)}${price(order, item.lineTotalMinor).padStart(12)}`).join('\n')}
                                            ------------
Payment received (${cardWords(order)})${total(order).padStart(24)}
Remaining balance                                  $0.00

This receipt may be used for a flexible spending or health
savings account. Keep it with your tax records.

Please do not reply to this message. Questions about your
bill: 512-555-0${random.digits(3)}, Monday to Friday 8-5.
`;
  return {
    from: { name: `${order.merchant} Billing`, address: `billing@${order.domain}` },
    subject: `Payment receipt ${order.orderId}`,
    text,
    charset: 'iso-8859-1',
    encoding: '8bit',
    carrier: 'patientpay-mailer.com',
    zone: 'local',
  };
}

/** A dentist or optician: two sentences, with the receipt only in the PDF. */
export function clinicPdfReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const html = `<html><body style="font-family:Verdana,Geneva,sans-serif;font-size:13px;line-height:21px;color:#333;">
<p>Dear ${h(person.firstName)},</p><p>Thank you for your visit to ${h(order.merchant)} on ${showDay(order.orderedOn)}.
    Your receipt is attached.</p>
<p>We look forward to seeing you again. ${link(order.domain, `${code}b`, 'Book your next appointment')}</p>
<p style="color:#888;font-size:11px;">${h(order.merchant)}, ${random.int(900, 7900)} Medical Parkway, Austin, TX
    78756<br>This message may contain private health information. If you received it by mistake, delete
    it.</p>${pixel(order.domain, code)}</body></html>`;
  const file = buildPdf([
    { text: order.merchant, size: 18 },
    { text: 'Receipt for payment', size: 13 },
    { text: '' },
    { text: `Receipt no. ${order.orderId}` },
    { text: `Patient: ${person.name}` },
    { text: `Date: ${showDay(order.orderedOn, 'slashes')}` },
    { text: '' },
    ...order.items.map((item) => ({
      text: `${item.quantity} ${item.name}`,
      right: price(order, item.lineTotalMinor),
    })),
    { text: '' },
    { text: 'Total paid', right: total(order), size: 13 },
    { text: `Method: ${cardWords(order)}` },
    { text: 'Balance due', right: '$0.00' },
  ]);
  return {
    from: { name: order.merchant, address: `frontdesk@${order.domain}` },
    subject: `Your receipt from ${order.merchant}`,
    html,
    attachments: [{ filename: `receipt-${order.orderId}.pdf`, contentType: 'application/pdf', bytes: file }],
    carrier: 'sendgrid.net',
    zone: 'local',
  };
}

/** A laboratory or vet: a plain table with codes before the items. */
export function serviceInvoice(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const html = `<html><head><meta charset="utf-8"></head>
    <body style="font-family:Tahoma,Arial,sans-serif;font-size:13px;color:#222;">
<table width="620" cellpadding="6" cellspacing="0" border="1" bordercolor="#cccccc" style="border-collapse:collapse;">
<tr><td colspan="4" bgcolor="#00573f" style="color:#fff;font-size:17px;">${h(order.merchant)} &ndash; Payment
    Confirmation</td></tr>
<tr><td colspan="2"><b>Invoice</b> ${h(order.orderId)}</td>
    <td colspan="2"><b>Paid on</b> ${showDay(order.orderedOn, 'slashes')} ${showClock(order.orderedAt)}</td></tr>
<tr><td colspan="4">Billed to: ${h(person.name)}, ${h(person.street)}, ${h(person.city)} ${h(person.region)}
    ${h(person.postalCode)}</td></tr>
<tr bgcolor="#eeeeee"><td width="70"><b>Code</b></td><td><b>Service</b></td><td align="center"><b>Qty</b></td>
    <td align="right"><b>Charge</b></td></tr>
${order.items
  .map(
    (item) => `<tr><td>${random.digits(5)}</td><td>${h(item.name)}</td>
  <td align="center">${item.quantity}</td><td align="right">${price(order, item.lineTotalMinor)}</td></tr>`,
  )
  .join('\n')}
<tr><td colspan="3" align="right">Amount paid (${h(cardWords(order, ' x'))})</td>
    <td align="right"><b>${total(order)}</b></td></tr>
<tr><td colspan="3" align="right">Balance after payment</td><td align="right">$0.00</td></tr>
</table><p style="font-size:11px;color:#666;">Thank you. Account questions:
    ${link(order.domain, code, `${order.domain}/billing`)}</p>${pixel(order.domain, code)}</body></html>`;
  return {
    from: { name: order.merchant, address: `noreply@${order.domain}` },
    subject: `Payment confirmation - Invoice ${order.orderId}`,
    html,
    encoding: 'base64',
    zone: 'utc',
  };
}

/** A drugstore or cafe receipt, emailed as printed. */
export function counterSlip(mail: OrderMail): MailDraft {
  const { order, random } = mail;
  const width = 38;
  const row = (left: string, right: string): string =>
    `${left.slice(0, width - right.length - 1).padEnd(width - right.length)}${right}`;
  const centre = (text: string): string => text.padStart(Math.floor((width + text.length) / 2));
  const bare = (minor: number): string => (minor / 100).toFixed(2);
  const slip = [
    centre(order.merchant.toUpperCase()),
    centre(`STORE #${random.digits(5)}  AUSTIN, TX`),
    '',
    row(`RFN# ${random.digits(4)}-${random.digits(4)}`, showDay(order.orderedOn, 'slashes')),
    row(`REG ${random.int(1, 9)} TRAN ${order.orderId}`, showClock(order.orderedAt)),
    '',
    ...order.items.flatMap((item) => [
      ...(item.quantity > 1 ? [`  ${item.quantity} @ ${bare(item.unitPriceMinor)}`] : []),
      row(`${item.isHealth ? 'F ' : '  '}${item.name.toUpperCase()}`, bare(item.lineTotalMinor)),
    ]),
    '',
    row('SUBTOTAL', bare(order.subtotalMinor)),
    ...(order.discountMinor > 0 ? [row('COUPON', `-${bare(order.discountMinor)}`)] : []),
    ...(order.taxMinor > 0 ? [row('SALES TAX 8.25%', bare(order.taxMinor))] : []),
    ...(order.tipMinor > 0 ? [row('TIP', bare(order.tipMinor))] : []),
    row('TOTAL', bare(order.totalMinor)),
    row(`${(order.cardBrand ?? 'CARD').toUpperCase()} ACCT *${order.cardMask ?? ''}`, bare(order.totalMinor)),
    row('CHANGE', '.00'),
    '',
    ...(order.items.some((item) => item.isHealth) ? ['F = FSA/HSA ELIGIBLE ITEM'] : []),
    centre('THANK YOU'),
  ].join('\n');
  const html = `<html><body style="background:#fff;">
    <p style="font-family:Arial;font-size:14px;">Here is your digital receipt. Keep it for returns within 30
    days.</p><pre style="font-family:'Courier New',Courier,monospace;font-size:13px;line-height:17px;
    background:#fbfbf7;border:1px solid #ddd;padding:16px;display:inline-block;">${h(slip)}</pre></body></html>`;
  const asText = random.chance(0.4);
  return {
    from: { name: order.merchant, address: `ereceipts@${order.domain}` },
    subject: `Your ${order.merchant} eReceipt`,
    ...(asText ? { text: `${slip}\n` } : { html }),
    encoding: asText ? '8bit' : 'quoted-printable',
    zone: 'local',
  };
}
