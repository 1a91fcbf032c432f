import type { MailDraft } from '../draft.ts';
import { addDaysTo, showDay } from '../format.ts';
import { button, footerRow, h, image, link, SANS, tableShell } from '../html.ts';
import { type OrderMail, price, shortTitle, sumLines, sumText, total } from '../order-mail.ts';

const FROM = { name: 'Amazon.com', address: 'auto-confirm@amazon.com' };
const SHIPMENT = { name: 'Amazon.com', address: 'shipment-tracking@amazon.com' };
const LEGAL = '© Amazon.com, Inc. or its affiliates. 410 Terry Avenue North, Seattle, WA 98109-5210';

export function amazonOrdered(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const eta = addDaysTo(order.orderedOn, mail.random.int(1, 3));
  const first = order.items[0]?.name ?? 'your items';
  const more = order.items.length - 1;
  const rows = `${header(code)}
<tr><td class="pad" style="padding:18px 32px 0;${SANS}font-size:18px;color:#0f1111;">Hello
    ${h(person.firstName)},</td></tr>
<tr><td class="pad" style="padding:6px 32px 14px;${SANS}font-size:14px;line-height:20px;color:#0f1111;">Thank you for
    your order. We&#39;ll let you know once your item(s) have dispatched.<br>Order <a
    href="https://click.amazon.com.invalid/l/${code}o" style="color:#007185;
    text-decoration:none;">#${h(order.orderId)}</a></td></tr>
<tr><td class="pad" style="padding:0 32px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"
    style="background:#f0f2f2;border-top:3px solid #232f3e;"><tr>
<td class="stack" width="50%" valign="top" style="padding:14px;${SANS}font-size:14px;line-height:20px;
    color:#565959;">Arriving:<br><b style="color:#007600;">${showDay(eta, 'weekday')}</b></td>
<td class="stack" width="50%" valign="top" style="padding:14px;${SANS}font-size:14px;line-height:20px;
    color:#565959;">Ship to:<br><b style="color:#0f1111;">${h(person.name)}<br>${h(person.city.toUpperCase())},
    ${h(person.region)}</b></td></tr></table></td></tr>
<tr><td style="padding:18px 0;">${button('amazon.com', `${code}v`, 'View or edit order', '#f3a847')}</td></tr>
<tr><td class="pad" style="padding:0 32px;${SANS}font-size:18px;color:#c60;border-bottom:1px solid #ddd;">Order
    Details</td></tr>
<tr><td class="pad" style="padding:8px 32px;${SANS}font-size:13px;color:#565959;">Placed on
    ${showDay(order.orderedOn, 'weekday')}, ${order.orderedOn.slice(0, 4)}</td></tr>
${order.items.map((item) => itemRow(mail, item)).join('\n')}
<tr><td class="pad" align="right" style="padding:10px 32px 24px;">
    <table role="presentation" cellpadding="0" cellspacing="0"
    style="${SANS}font-size:14px;line-height:22px;color:#0f1111;">
${billRows(mail)}
</table></td></tr>`;
  return {
    from: FROM,
    subject: `Ordered: "${shortTitle(first, 34)}"${more > 0 ? ` and ${more} more item${more > 1 ? 's' : ''}` : ''}`,
    html: shell(mail, `Your order ${order.orderId}`, rows),
    text: orderedText(mail, eta),
    carrier: 'amazonses.com',
    zone: 'utc',
    headers: [['X-AMAZON-MAIL-RELAY-TYPE', 'notification']],
  };
}

/** A shipment notice: items without prices, unless charged separately. */
export function amazonShipped(mail: OrderMail, part: number): MailDraft {
  const { order, code } = mail;
  const charge = order.charges[part];
  const isPart = order.charges.length > 1;
  const tracking = `TBA${mail.random.digits(12)}`;
  const note =
    isPart && charge
      ? `<tr><td class="pad" align="right" style="padding:0 32px 20px;${SANS}font-size:14px;">Shipment total:
        <b>${price(order, charge.amountMinor)}</b></td></tr>`
      : '';
  const listed = isPart
    ? order.items.filter((_, index) => index % order.charges.length === part)
    : order.items;
  const shipped = isPart
    ? `Part ${part + 1} of ${order.charges.length} of your package was shipped!`
    : 'Your package was shipped!';
  const rows = `${header(code)}
<tr><td class="pad" style="padding:20px 32px;${SANS}font-size:22px;
    color:#0f1111;">${shipped}</td>
    </tr>
<tr><td class="pad" style="padding:0 32px 18px;${SANS}font-size:14px;line-height:21px;color:#0f1111;">Order
    #${h(order.orderId)}<br>Carrier: Amazon Logistics<br>Tracking ID: ${tracking}</td></tr>
${listed
  .map(
    (item) => `<tr><td class="pad" style="padding:6px 32px;${SANS}font-size:14px;
  color:#007185;">${h(item.name)} <span style="color:#565959;">Qty: ${item.quantity}</span></td></tr>`,
  )
  .join('\n')}
${note}<tr><td style="padding:14px 0 26px;">${button('amazon.com', `${code}t`, 'Track package', '#f3a847')}</td></tr>`;
  return {
    from: SHIPMENT,
    subject: `Shipped: "${shortTitle(listed[0]?.name ?? 'your items', 34)}"`,
    html: shell(mail, 'Your package was shipped', rows),
    carrier: 'amazonses.com',
  };
}

export function amazonDelivered(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const place = mail.random.pick(['front door', 'porch', 'leasing office', 'parcel locker']);
  const rows = `${header(code)}
<tr><td class="pad" style="padding:20px 32px;${SANS}font-size:22px;color:#0f1111;">Your package was delivered!</td></tr>
<tr><td class="pad" style="padding:0 32px 20px;${SANS}font-size:14px;line-height:21px;">It was left near the
    ${place}.<br>${h(person.name)}, ${h(person.city)}<br>Order #${h(order.orderId)}</td></tr>
<tr><td style="padding:0 0 26px;">${button('amazon.com', `${code}d`, 'See delivery photo', '#f3a847')}</td></tr>`;
  return {
    from: { name: 'Amazon.com', address: 'order-update@amazon.com' },
    subject: `Delivered: "${shortTitle(order.items[0]?.name ?? 'your items', 34)}"`,
    html: shell(mail, 'Delivered', rows),
    carrier: 'amazonses.com',
  };
}

export function amazonRefund(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const rows = `${header(code)}
<tr><td class="pad" style="padding:20px 32px 4px;${SANS}font-size:14px;line-height:21px;">Hello
    ${h(person.firstName)},<br><br>We have processed your refund for the item(s) below from order
    #${h(order.orderId)}.</td></tr>
${order.items
  .map(
    (item) => `<tr><td class="pad" style="padding:6px 32px;${SANS}font-size:14px;">Item:
  <b>${h(item.name)}</b><br>Quantity: ${item.quantity}<br>Reason for refund: Customer return</td></tr>`,
  )
  .join('\n')}
<tr><td class="pad" style="padding:14px 32px 26px;">
    <table role="presentation" cellpadding="0" cellspacing="0" style="${SANS}font-size:14px;line-height:22px;">
<tr><td style="padding-right:28px;">Item refund</td>
    <td align="right">${price(order, order.subtotalMinor - order.discountMinor)}</td></tr>
<tr><td style="padding-right:28px;">Item tax refund</td><td align="right">${price(order, order.taxMinor)}</td></tr>
<tr><td style="padding-right:28px;"><b>Refund total</b></td><td align="right"><b>${total(order)}*</b></td></tr></table>
<p style="${SANS}font-size:12px;color:#565959;">* Refunds go to ${h(order.cardBrand ?? 'your card')} [ending in
    ${h(order.cardMask ?? '')}] and take 3-5 business days to show.</p></td></tr>`;
  return {
    from: { name: 'Amazon.com', address: 'return@amazon.com' },
    subject: `Refund on order ${order.orderId}`,
    html: shell(mail, `Refund of ${total(order)}`, rows),
    carrier: 'amazonses.com',
  };
}

function itemRow(mail: OrderMail, item: OrderMail['order']['items'][number]): string {
  return `<tr><td class="pad" style="padding:10px 32px;border-bottom:1px solid #eee;">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td width="86" valign="top">${image('amazon.com', `i/${mail.random.code(10)}._SS64_.jpg`, item.name, 64, 64)}</td>
<td valign="top" style="${SANS}font-size:14px;
    line-height:20px;">${link('amazon.com', `${mail.code}i`, item.name, 'color:#007185;text-decoration:none;')}<br><span
    style="color:#565959;font-size:12px;">Sold by Amazon.com Services LLC</span><br>Quantity: ${item.quantity}</td>
<td width="80" align="right" valign="top"
    style="${SANS}font-size:14px;"><b>${price(mail.order, item.unitPriceMinor)}</b></td></tr></table></td></tr>`;
}

function billRows({ order }: OrderMail): string {
  const before = order.subtotalMinor + order.shippingMinor - order.discountMinor;
  const line = (label: string, value: string, weight = 'normal'): string =>
    `<tr><td align="right" style="padding-right:24px;font-weight:${weight};">${label}</td>
      <td align="right" style="font-weight:${weight};">${value}</td></tr>`;
  return [
    line('Item Subtotal:', price(order, order.subtotalMinor)),
    line('Shipping &amp; Handling:', price(order, order.shippingMinor)),
    ...(order.discountMinor > 0 ? [line('Promotion Applied:', price(order, -order.discountMinor))] : []),
    line('Total Before Tax:', price(order, before)),
    line('Estimated Tax:', price(order, order.taxMinor)),
    line('Order Total:', total(order), 'bold'),
    line('Payment:', `${h(order.cardBrand ?? 'Card')} ending in ${h(order.cardMask ?? '')}`),
  ].join('\n');
}

function header(code: string): string {
  const styled = 'color:#007185;text-decoration:none;';
  return `<tr><td class="pad" style="padding:16px 32px 10px;"><table role="presentation" width="100%">
    <tr><td>${image('amazon.com', 'logo/amazon.png', 'Amazon.com', 104, 32)}</td>
    <td align="right" style="${SANS}font-size:12px;">${link('amazon.com', `${code}y`, 'Your Orders', styled)}
    | ${link('amazon.com', `${code}a`, 'Your Account', styled)}</td></tr></table></td>
    </tr>`;
}

function shell(mail: OrderMail, title: string, rows: string): string {
  return tableShell({
    title,
    preheader: `Order #${mail.order.orderId}`,
    domain: 'amazon.com',
    code: mail.code,
    background: '#ffffff',
    rows,
    footer: footerRow(
      'amazon.com',
      mail.code,
      ['This email was sent from a notification-only address that cannot accept incoming email.', LEGAL],
      false,
    ),
  });
}

function orderedText(mail: OrderMail, eta: string): string {
  const { order, person } = mail;
  const items = order.items.map(
    (item) => `* ${item.name}\n  Quantity: ${item.quantity}\n  ${price(order, item.unitPriceMinor)}`,
  );
  const sums = sumLines(order, {
    subtotal: 'Item Subtotal',
    shipping: 'Shipping & Handling',
    tax: 'Estimated Tax',
    discount: 'Promotion Applied',
    showFreeShipping: true,
  });
  return `Hello ${person.firstName},

Thank you for your order. We'll let you know once your item(s) have dispatched.

Order #${order.orderId}
Placed on ${showDay(order.orderedOn)}
Arriving: ${showDay(eta, 'weekday')}

${items.join('\n\n')}

${sumText(sums, order)}
${'Order Total:'.padEnd(34)}${total(order)}

We hope to see you again soon.
Amazon.com
`;
}
