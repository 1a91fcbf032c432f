import type { MailDraft } from '../draft.ts';
import { showClock, showDay } from '../format.ts';
import { h, image, link, pixel, preheader } from '../html.ts';
import { cardWords, type OrderMail, price, sumLines, total } from '../order-mail.ts';

/** Square's receipt: large amount, items, merchant's address; sent on behalf of the merchant. */
export function squareReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const row = (label: string, value: string, bold = false): string =>
    `<tr><td style="padding:6px 0;border-bottom:1px solid #eee;${bold ? 'font-weight:bold;' : ''}">${h(label)}</td>
      <td align="right" style="padding:6px 0;border-bottom:1px solid #eee;
      ${bold ? 'font-weight:bold;' : ''}">${value}</td></tr>`;
  const logo = image('squareup.com', `u/${code}/logo.png`, '', 64, 64);
  const html = `<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="background:#f2f2f2;margin:0;padding:20px 0;font-family:'Square Market',Helvetica,Arial,sans-serif;
    color:#3d454d;">
${preheader(`Receipt for ${total(order)} at ${order.merchant}`)}
<div style="max-width:420px;margin:0 auto;background:#fff;border:1px solid #e4e4e4;">
<div style="padding:26px;text-align:center;background:${random.pick(['#3e4348', '#7b4b94', '#1f6f5c', '#a23b2a'])};
    color:#fff;">${logo.replace('display:block', 'display:inline-block')}<p
    style="margin:10px 0 0;font-size:18px;">${h(order.merchant)}</p></div>
<p style="text-align:center;font-size:13px;color:#7b8994;margin:18px 0 0;">How was your experience?</p>
<h1 style="text-align:center;font-size:44px;font-weight:300;margin:14px 0 18px;">${total(order)}</h1>
<div style="padding:0 26px 22px;"><table width="100%" cellspacing="0" cellpadding="0" style="font-size:14px;">
${order.items
  .map(({ name, quantity, lineTotalMinor }) =>
    row(quantity > 1 ? `${name} × ${quantity}` : name, price(order, lineTotalMinor)),
  )
  .join('\n')}
${sumLines(order, { subtotal: 'Purchase Subtotal', tax: 'Sales Tax' })
  .map((line) => row(line.label, price(order, line.minor)))
  .join('\n')}
${row('Total', total(order), true)}
</table></div>
<div style="padding:0 26px 22px;font-size:13px;line-height:20px;color:#7b8994;"><b
    style="color:#3d454d;">${h(order.merchant)}</b><br>${random.int(200, 4900)}
    ${random.pick(['S Lamar Blvd', 'E 6th St', 'Burnet Rd', 'S Congress Ave', 'Manor Rd'])}<br>Austin, TX
    787${random.pick(['02', '04', '22', '51', '56'])}</div>
<div style="padding:0 26px 26px;font-size:13px;line-height:20px;color:#7b8994;">${h(cardWords(order, ' '))}
    (${random.pick(['Contactless', 'Chip', 'Swipe'])})<br>${showDay(order.orderedOn, 'medium')} at
    ${showClock(order.orderedAt)}<br>#${h(order.orderId)}<br>Auth code: ${random.code(6)}</div>
</div>
<p style="text-align:center;font-size:11px;color:#7b8994;line-height:17px;">© 2026 Block, Inc. All rights
    reserved.<br>1955 Broadway, Suite 600, Oakland, CA
    94612<br>${link('squareup.com', `${code}n`, 'Not your receipt?', 'color:#7b8994;')} &middot;
    ${link('squareup.com', `${code}m`, 'Manage preferences', 'color:#7b8994;')}</p>
${pixel('squareup.com', code)}
</body></html>`;
  const text = squareText(order);
  return {
    from: { name: `${order.merchant} via Square`, address: 'receipts@messaging.squareup.com' },
    replyTo: { name: order.merchant, address: `reply+${code}@messaging.squareup.com` },
    subject: `Receipt from ${order.merchant}`,
    // A quarter of POS receipts are plain text.
    ...(random.chance(0.25) ? { text } : { html, text }),
    headers: [['X-Square-Recipient', person.email]],
    carrier: 'messaging.squareup.com',
    zone: 'utc',
  };
}

function squareText(order: OrderMail['order']): string {
  const items = order.items.map(
    ({ name, quantity, lineTotalMinor }) =>
      `${name}${quantity > 1 ? ` x ${quantity}` : ''}  ${price(order, lineTotalMinor)}`,
  );
  const sums = sumLines(order, { subtotal: 'Purchase Subtotal', tax: 'Sales Tax' }).map(
    (line) => `${line.label}  ${price(order, line.minor)}`,
  );
  return `Receipt from ${order.merchant}

${total(order)}

${items.join('\n')}
${sums.join('\n')}
Total  ${total(order)}

${cardWords(order, ' ')}
${showDay(order.orderedOn, 'medium')} ${showClock(order.orderedAt)}
#${order.orderId}
`;
}

/** Toast's receipt: check number, server, tip on its own line. */
export function toastReceipt(mail: OrderMail): MailDraft {
  const { order, code, random } = mail;
  const check = random.int(1, 240);
  const server = random.pick(['Maya', 'Eli', 'Rosa', 'Theo', 'Grace', 'Sam']);
  const rows = order.items
    .map(
      (item) =>
        `<tr><td width="30" valign="top" style="padding:4px 0;">${item.quantity}</td>
          <td style="padding:4px 0;">${h(item.name)}</td>
          <td align="right" style="padding:4px 0;">${price(order, item.lineTotalMinor)}</td></tr>`,
    )
    .join('\n');
  const sums = sumLines(order, { tip: 'Tip' })
    .map(
      (line) =>
        `<tr><td colspan="2" style="padding:3px 0;">${h(line.label)}</td>
          <td align="right">${price(order, line.minor)}</td></tr>`,
    )
    .join('\n');
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body style="margin:0;background:#ffffff;">
${preheader(`Thank you for dining at ${order.merchant}`)}
<table align="center" width="360" cellpadding="0" cellspacing="0"
    style="font-family:'Source Sans Pro',Arial,sans-serif;font-size:15px;color:#252525;">
<tr><td align="center" style="padding:28px 0 6px;font-size:20px;font-weight:bold;">${h(order.merchant)}</td></tr>
<tr><td align="center" style="font-size:13px;color:#666;padding-bottom:16px;">Austin, TX<br>(512)
    555-0${random.digits(3)}</td></tr>
<tr><td style="border-top:1px dashed #999;border-bottom:1px dashed #999;padding:10px 0;font-size:13px;
    line-height:20px;">Server: ${server}<br>Check #${check} &nbsp;&nbsp; Order ${h(order.orderId)}<br>Table
    ${random.int(1, 40)}<br>Ordered: ${showDay(order.orderedOn, 'slashes')} ${showClock(order.orderedAt)}</td></tr>
<tr><td style="padding:12px 0;"><table width="100%" cellpadding="0" cellspacing="0"
    style="font-size:15px;">${rows}</table></td></tr>
<tr><td style="border-top:1px dashed #999;padding:10px 0;">
    <table width="100%" cellpadding="0" cellspacing="0" style="font-size:14px;">${sums}
<tr><td colspan="2" style="padding:8px 0 0;font-weight:bold;font-size:17px;">Total</td>
    <td align="right" style="padding:8px 0 0;font-weight:bold;font-size:17px;">${total(order)}</td></tr></table></td>
    </tr>
<tr><td style="border-top:1px dashed #999;padding:10px 0 20px;font-size:13px;line-height:20px;">Credit Card &nbsp;
    ${h((order.cardBrand ?? 'CARD').toUpperCase())} xxxxxxxx${h(order.cardMask ?? '')}<br>Time
    ${showClock(order.orderedAt)}<br>Transaction Type Sale<br>Authorization Approved<br>Approval Code
    ${random.code(6)}<br>Payment ID ${random.code(12)}</td></tr>
<tr><td align="center" style="font-size:12px;color:#888;padding-bottom:24px;">Powered by
    Toast<br>${link('toasttab.com', `${code}f`, 'Give feedback', 'color:#888;')}</td></tr>
</table>${pixel('toasttab.com', code)}</body></html>`;
  return {
    from: { name: order.merchant, address: 'no-reply@toasttab.com' },
    subject: `Receipt for Order #${check} at ${order.merchant}`,
    html,
    carrier: 'toasttab.com',
    zone: 'utc',
    encoding: 'base64',
  };
}
