import type { MailAddress, MailDraft } from '../draft.ts';
import { addDaysTo, showDay } from '../format.ts';
import { button, footerRow, h, image, jsonLd, SANS, tableShell } from '../html.ts';
import {
  cardWords,
  itemText,
  type OrderMail,
  orderMarkup,
  price,
  sumLines,
  sumText,
  total,
} from '../order-mail.ts';

/** Email style of a large store. */
export interface RetailStyle {
  readonly from: MailAddress;
  readonly domain: string;
  readonly colour: string;
  readonly subject: (mail: OrderMail) => string;
  readonly headline: string;
  readonly orderLabel: string;
  readonly totalLabel: string;
  readonly taxLabel: string;
  readonly markup: boolean;
  /** Marks items payable from health accounts. */
  readonly flagsHealth?: true;
  readonly address: string;
  readonly carrier: string;
}

/** Order confirmation of a large store: hero banner, order facts, item rows with images, totals, card. */
export function retailOrder(style: RetailStyle): (mail: OrderMail) => MailDraft {
  return (mail) => {
    const { order, person, code } = mail;
    const rows = `<tr><td align="center" bgcolor="${style.colour}"
      style="padding:22px;
      background-color:${style.colour};">${image(style.domain, 'brand/logo-white.png', order.merchant, 150, 36)}</td>
      </tr>
<tr><td class="pad" align="center" style="padding:30px 40px 8px;${SANS}font-size:26px;line-height:32px;
      font-weight:bold;color:#222222;">${h(style.headline.replace('{name}', person.firstName))}</td></tr>
<tr><td class="pad" align="center" style="padding:0 40px 22px;${SANS}font-size:15px;line-height:22px;
      color:#444444;">${style.orderLabel} <b>${h(order.orderId)}</b><br>Placed ${showDay(order.orderedOn)}</td></tr>
<tr><td style="padding:0 0 26px;">${button(style.domain, `${code}v`, 'View order details', style.colour)}</td></tr>
${order.items.map((item) => retailItem(mail, style, item)).join('\n')}
<tr><td class="pad" style="padding:18px 40px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"
      style="${SANS}font-size:14px;line-height:24px;color:#333333;">
${sumLines(order, { tax: style.taxLabel, showFreeShipping: true, discount: 'Savings' })
  .map(
    (line) =>
      `<tr><td>${h(line.label)}</td><td align="right">${line.minor === 0 ? 'FREE' : price(order, line.minor)}</td>
        </tr>`,
  )
  .join('\n')}
<tr><td style="border-top:2px solid #222;padding-top:8px;font-size:16px;"><b>${h(style.totalLabel)}</b></td>
      <td align="right" style="border-top:2px solid #222;padding-top:8px;font-size:16px;"><b>${total(order)}</b></td>
      </tr></table></td></tr>
<tr><td class="pad" style="padding:6px 40px 30px;"><table role="presentation" width="100%"><tr>
<td class="stack" width="50%" valign="top" style="${SANS}font-size:13px;line-height:20px;color:#555;"><b>Delivers
      to</b><br>${h(person.name)}<br>${h(person.street)}<br>${h(person.city)}, ${h(person.region)}
      ${h(person.postalCode)}</td>
<td class="stack" width="50%" valign="top" style="${SANS}font-size:13px;line-height:20px;
      color:#555;"><b>Payment</b><br>${h(cardWords(order, ' *'))}<br>${total(order)}</td></tr></table></td></tr>`;
    return {
      from: style.from,
      subject: style.subject(mail),
      html: tableShell({
        title: style.headline,
        preheader: `We've got your order ${order.orderId}. Here's what happens next.`,
        domain: style.domain,
        code,
        head: style.markup ? jsonLd(orderMarkup(mail)) : '',
        rows,
        footer: footerRow(style.domain, code, [style.address], true),
      }),
      text: retailText(style, mail),
      carrier: style.carrier,
      bulk: true,
      zone: 'utc',
    };
  };
}

/** Shipping notice that repeats the order total in small print, as some stores do; not a second purchase. */
export function retailShipped(style: RetailStyle): (mail: OrderMail, part: number) => MailDraft {
  return (mail, part) => {
    const { order, person, code } = mail;
    const arrives = addDaysTo(order.charges[part]?.shippedOn ?? order.orderedOn, mail.random.int(2, 4));
    const tracking = `1Z${mail.random.code(6)}${mail.random.digits(10)}`;
    const several = order.charges.length > 1;
    const rows = `<tr><td align="center" bgcolor="${style.colour}"
      style="padding:18px;
      background-color:${style.colour};">${image(style.domain, 'brand/logo-white.png', order.merchant, 130, 32)}</td>
      </tr>
<tr><td class="pad" align="center" style="padding:30px 40px 6px;${SANS}font-size:24px;font-weight:bold;
      color:#222;">${several ? `Package ${part + 1} of ${order.charges.length} is on its way` : 'It’s on the way!'}</td>
      </tr>
<tr><td class="pad" align="center" style="padding:0 40px 20px;${SANS}font-size:15px;line-height:23px;color:#444;">Get
      it by <b>${showDay(arrives, 'weekday')}</b><br>Order ${h(order.orderId)}<br>UPS tracking ${tracking}</td></tr>
<tr><td style="padding:0 0 24px;">${button(style.domain, `${code}t`, 'Track package', style.colour)}</td></tr>
<tr><td class="pad" style="padding:0 40px 30px;${SANS}font-size:13px;line-height:20px;color:#666;">Shipping to
      ${h(person.street)}, ${h(person.city)},
      ${h(person.region)}.<br>${order.items.map((item) => `${item.quantity} × ${h(item.name)}`).join('<br>')}<br>Order
      total ${total(order)}</td></tr>`;
    return {
      from: style.from,
      subject: several
        ? `Package ${part + 1} from order ${order.orderId} has shipped`
        : `Your ${order.merchant} order has shipped`,
      html: tableShell({
        title: 'Shipped',
        preheader: `Arriving ${showDay(arrives, 'weekday')}`,
        domain: style.domain,
        code,
        rows,
        footer: footerRow(style.domain, code, [style.address]),
      }),
      carrier: style.carrier,
      bulk: true,
    };
  };
}

export function retailDelivered(style: RetailStyle): (mail: OrderMail) => MailDraft {
  return (mail) => {
    const { order, code } = mail;
    const rows = `<tr><td align="center"
      style="padding:26px;">${image(style.domain, 'brand/logo.png', order.merchant, 130, 32)}</td></tr>
<tr><td class="pad" align="center" style="padding:10px 40px;${SANS}font-size:24px;font-weight:bold;color:#222;">Your
      package has arrived</td></tr>
<tr><td class="pad" align="center" style="padding:0 40px 22px;${SANS}font-size:15px;line-height:23px;
      color:#444;">Order ${h(order.orderId)} was delivered. Not what you expected? Returns are free for 30 days.</td>
      </tr>
<tr><td style="padding:0 0 30px;">${button(style.domain, `${code}r`, 'Rate your items', style.colour)}</td></tr>`;
    return {
      from: style.from,
      subject: `Delivered: your ${order.merchant} order ${order.orderId}`,
      html: tableShell({
        title: 'Delivered',
        preheader: 'Look around the front door',
        domain: style.domain,
        code,
        rows,
        footer: footerRow(style.domain, code, [style.address]),
      }),
      carrier: style.carrier,
      bulk: true,
    };
  };
}

function retailItem(mail: OrderMail, style: RetailStyle, item: OrderMail['order']['items'][number]): string {
  const each =
    item.quantity > 1
      ? ` <span style="color:#777;">(${price(mail.order, item.unitPriceMinor)} each)</span>`
      : '';
  const flag =
    style.flagsHealth && item.isHealth
      ? '<br><span style="font-size:11px;color:#0b6b3a;border:1px solid #0b6b3a;padding:1px 5px;">FSA/HSA ' +
        'eligible</span>'
      : '';
  return `<tr><td class="pad" style="padding:12px 40px;border-top:1px solid #e6e6e6;">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td width="92" valign="top">${image(style.domain, `p/${mail.random.digits(8)}.jpg?wid=80`, item.name, 80, 80)}</td>
<td valign="top" style="${SANS}font-size:14px;line-height:20px;color:#222;">${h(item.name)}<br><span
    style="color:#666;">Qty: ${item.quantity}</span>${each}${flag}</td>
<td width="90" valign="top" align="right" style="${SANS}font-size:14px;
    color:#222;">${price(mail.order, item.lineTotalMinor)}</td></tr></table></td></tr>`;
}

function retailText(style: RetailStyle, mail: OrderMail): string {
  const { order, person } = mail;
  return `${style.headline.replace('{name}', person.firstName)}

${style.orderLabel} ${order.orderId}
Placed ${showDay(order.orderedOn)}

${itemText(order)}

${sumText(sumLines(order, { tax: style.taxLabel, showFreeShipping: true, discount: 'Savings' }), order)}
${`${style.totalLabel}:`.padEnd(34)}${total(order)}

Paid with ${cardWords(order)}

${style.address}
`;
}
