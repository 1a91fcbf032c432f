import type { MailDraft } from '../draft.ts';
import { addDaysTo, plainAmount, showDay } from '../format.ts';
import { button, footerRow, h, image, link, SANS, tableShell } from '../html.ts';
import { cardWords, itemText, type OrderMail, price, sumLines, sumText, total } from '../order-mail.ts';
import { buildPdf } from '../pdf.ts';

/** A newspaper: a complete text part and a sparse HTML part. */
export function newspaperReceipt(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const next = order.nextRenewalOn ? showDay(order.nextRenewalOn) : '';
  const text = `Dear ${person.firstName},

Thank you for subscribing to ${order.merchant}.

Here are the details of your payment.

Subscription: ${order.planName ?? ''}
Account number: ${order.orderId}
Payment date: ${showDay(order.orderedOn)}
Amount: ${price(order, order.subtotalMinor)}
${order.taxMinor > 0 ? `Sales tax: ${price(order, order.taxMinor)}\n` : ''}Total charged: ${total(order)}
Payment method: ${cardWords(order)}

You will be billed every four weeks. Your next payment date is ${next}.
`;
  return {
    from: { name: order.merchant, address: 'help@nytimes.com' },
    subject: 'Your payment confirmation',
    text,
    html: `<html><body style="font-family:Georgia,serif;font-size:16px;line-height:26px;color:#121212;max-width:600px;
      margin:0 auto;padding:30px;">${image('nytimes.com', 'nyt-logo.png', order.merchant, 240, 32)}<hr
      style="border:0;border-top:1px solid #121212;">${h(text)
        .trim()
        .split('\n\n')
        .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
        .join(
          '',
        )}<p style="font-family:Arial;font-size:11px;color:#727272;">The New York Times Company, 620 Eighth Avenue, New
      York, NY 10018 ${link('nytimes.com', code, 'Account', 'color:#727272;')}</p></body></html>`,
    carrier: 'nytimes.com',
    zone: 'utc',
  };
}

/** A software company: the email only mentions the attached invoice. */
export function invoiceAttached(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const number = `IEE${random.digits(13)}`;
  const rows = `<tr><td class="pad"
    style="padding:28px 36px 6px;">${image('adobe.com', 'adobe-logo.png', order.merchant, 110, 28)}</td></tr>
<tr><td class="pad" style="padding:14px 36px;${SANS}font-size:22px;font-weight:bold;">Your ${h(order.merchant)}
    invoice is ready</td></tr>
<tr><td class="pad" style="padding:0 36px 22px;${SANS}font-size:14px;line-height:22px;color:#4b4b4b;">Hi
    ${h(person.firstName)},<br><br>Your latest invoice is attached for your records. No action is needed: the card on
    file was charged. Order number ${h(order.orderId)}.</td></tr>
<tr><td style="padding:0 0 30px;">${button('adobe.com', `${code}i`, 'Billing history', '#1473e6')}</td></tr>`;
  const file = buildPdf([
    { text: 'INVOICE', size: 20 },
    { text: 'Adobe Inc., 345 Park Avenue, San Jose CA 95110' },
    { text: '' },
    { text: `Invoice Number: ${number}` },
    { text: `Invoice Date: ${showDay(order.orderedOn, 'medium')}` },
    { text: `Order Number: ${order.orderId}` },
    { text: 'Payment Terms: Credit Card' },
    { text: `Bill To: ${person.name}, ${person.city}, ${person.region}` },
    { text: '' },
    ...order.items.map((item) => ({
      text: `${item.quantity} EA  ${item.name}`,
      right: plainAmount(item.lineTotalMinor),
    })),
    { text: 'NET AMOUNT (USD)', right: plainAmount(order.subtotalMinor) },
    { text: 'TAXES', right: plainAmount(order.taxMinor) },
    { text: 'GRAND TOTAL (USD)', right: plainAmount(order.totalMinor), size: 13 },
  ]);
  return {
    from: { name: order.merchant, address: 'message@adobe.com' },
    subject: `Your ${order.merchant} invoice`,
    html: tableShell({
      title: 'Invoice',
      preheader: 'Your invoice is attached.',
      domain: 'adobe.com',
      code,
      rows,
      footer: footerRow('adobe.com', code, ['Adobe Inc., 345 Park Avenue, San Jose, CA 95110']),
    }),
    attachments: [
      {
        filename: `Adobe_Transaction_No_${number}_${order.orderedOn.replaceAll('-', '')}.pdf`,
        contentType: 'application/pdf',
        bytes: file,
      },
    ],
    carrier: 'mail.adobe.com',
  };
}

/** A membership or policy of a modern company: one colored card with few numbers. */
export function membershipReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const colour = random.pick(['#ff0083', '#241e12', '#00539b', '#2b7de9']);
  const next = order.nextRenewalOn ? showDay(order.nextRenewalOn, 'medium') : '';
  const rows = `<tr><td bgcolor="${colour}" height="8" style="background-color:${colour};font-size:0;
    line-height:0;">&nbsp;</td></tr>
<tr><td class="pad" style="padding:30px 44px 4px;">${image(order.domain, 'logo.png', order.merchant, 120, 34)}</td></tr>
<tr><td class="pad" style="padding:18px 44px 8px;${SANS}font-size:24px;line-height:30px;color:#1b1b1b;">Payment
    received. Thank you, ${h(person.firstName)}.</td></tr>
<tr><td class="pad" style="padding:6px 44px 26px;">
    <table role="presentation" width="100%" cellpadding="9" cellspacing="0"
    style="${SANS}font-size:14px;border:1px solid #e3e3e3;border-radius:8px;">
<tr><td style="color:#6b6b6b;">For</td><td align="right">${h(order.planName ?? order.items[0]?.name ?? '')}</td></tr>
<tr><td style="color:#6b6b6b;">Reference</td><td align="right">${h(order.orderId)}</td></tr>
<tr><td style="color:#6b6b6b;">Charged on</td><td align="right">${showDay(order.orderedOn, 'medium')}</td></tr>
${
  order.taxMinor > 0
    ? `<tr><td style="color:#6b6b6b;">Price</td>
  <td align="right">${price(order, order.subtotalMinor)}</td></tr>
  <tr><td style="color:#6b6b6b;">Tax</td><td align="right">${price(order, order.taxMinor)}</td></tr>`
    : ''
}
<tr><td style="color:#6b6b6b;">Amount charged</td><td align="right"><b>${total(order)}</b></td></tr>
<tr><td style="color:#6b6b6b;">Paid with</td><td align="right">${h(cardWords(order, ' ending '))}</td></tr>
${next ? `<tr><td style="color:#6b6b6b;">Renews</td><td align="right">${next}</td></tr>` : ''}</table></td></tr>`;
  return {
    from: { name: order.merchant, address: `no-reply@${order.domain}` },
    subject:
      `${random.pick(['Payment received', 'Your receipt', 'Thanks for your payment'])}: ` +
      `${order.planName ?? order.merchant}`,
    html: tableShell({
      title: 'Payment received',
      preheader: `${total(order)} on ${showDay(order.orderedOn, 'medium')}`,
      domain: order.domain,
      code,
      background: '#fafafa',
      rows,
      footer: footerRow(order.domain, code, [`${order.merchant}, all rights reserved`]),
    }),
    bulk: true,
    zone: 'pacific',
  };
}

/** A domain registrar: upper case and fixed width, as twenty years ago. */
export function registrarReceipt(mail: OrderMail): MailDraft {
  const { order, person } = mail;
  const text = `Dear ${person.name},

Thank you for your order with ${order.merchant}. Your order summary is below.

============================================================
ORDER SUMMARY
============================================================
Order Date:            ${showDay(order.orderedOn, 'slashes')}
Order Number:          ${order.orderId}
Transaction ID:        ${mail.random.digits(9)}
User Name:             ${person.email.split('@')[0] ?? ''}
------------------------------------------------------------
QTY   TITLE                                   PRICE
${order.items
  .map(
    (item) =>
      `${String(item.quantity).padEnd(6)}${item.name.padEnd(40).slice(0, 40)}` +
      `${price(order, item.lineTotalMinor)}`,
  )
  .join('\n')}
      ICANN fee included
------------------------------------------------------------
Sub Total:   ${price(order, order.subtotalMinor)}
TOTAL:       ${total(order)}
------------------------------------------------------------
Payment Source: ${cardWords(order)}
${order.nextRenewalOn ? `Expires on:     ${showDay(order.nextRenewalOn, 'medium')} (auto-renew is ON)\n` : ''}
Regards,
${order.merchant} Team
`;
  return {
    from: { name: order.merchant, address: `support@${order.domain}` },
    subject: `${order.merchant} Order Summary (Order# ${order.orderId})`,
    text,
    encoding: '8bit',
    zone: 'pacific',
  };
}

/** A foreign bookstore: its own currency, day before month, Latin-1 text. */
export function foreignOrder(mail: OrderMail): MailDraft {
  const { order, person } = mail;
  const text = `Dear ${person.name},

Thank you for your order, which we received on ${showDay(order.orderedOn, 'dayFirst')}.

Order number: ${order.orderId}

${itemText(order)}

${sumText(sumLines(order, { shipping: 'Postage to United States', showFreeShipping: true, tax: 'VAT' }), order)}
${'Order total:'.padEnd(34)}${total(order)}

We have charged ${total(order)} (${order.currency}) to your ${cardWords(order)}. Your bank
may convert the amount at its own rate. Estimated dispatch: ${showDay(addDaysTo(order.orderedOn, 3), 'dayFirst')}.

${order.merchant}, 48-51 Broad Street, Oxford OX1 3BQ, United Kingdom
VAT no. GB 532 5855 38
`;
  return {
    from: { name: order.merchant, address: `orders@${order.domain}` },
    subject: `${order.merchant}: order ${order.orderId} received`,
    text,
    charset: 'iso-8859-1',
    encoding: 'quoted-printable',
    carrier: `mail.${order.domain}`,
    zone: 'utc',
  };
}
