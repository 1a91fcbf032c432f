import type { MailDraft } from '../draft.ts';
import { showClock, showDay } from '../format.ts';
import { button, footerRow, h, image, link, pixel, preheader, SANS, tableShell } from '../html.ts';
import { cardWords, type OrderMail, price, sumLines, total } from '../order-mail.ts';

/** A ride: total first, then fare parts, driver and route; built of div and span elements. */
export function uberReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const miles = (random.int(18, 140) / 10).toFixed(2);
  const minutes = random.int(7, 38);
  const driver = random.pick(['Amir', 'Delia', 'Marcus', 'Yusuf', 'Carmen', 'Tom']);
  const line = (label: string, value: string, bold = false): string =>
    `<tr><td style="${FONT}font-size:${bold ? 18 : 14}px;line-height:28px;
      ${bold ? 'font-weight:bold;' : ''}">${h(label)}</td>
      <td align="right" style="${FONT}font-size:${bold ? 18 : 14}px;${bold ? 'font-weight:bold;' : ''}">${value}</td>
      </tr>`;
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8">
    <meta name="viewport"
    content="width=device-width"><style>@media(max-width:699px){.t1of1{width:100%!important}}</style></head>
<body style="margin:0;background:#f6f6f6;">${preheader(`Thanks for riding, ${person.firstName}`)}
<table class="t1of1" align="center" width="700" cellpadding="0" cellspacing="0" style="background:#fff;">
<tr><td bgcolor="#e9f3ec" style="padding:30px 40px;"><table width="100%">
    <tr><td>${image('uber.com', 'uber-logo.png', 'Uber', 60, 20)}</td>
    <td align="right" style="${FONT}font-size:13px;">Total ${total(order)}<br>${showDay(order.orderedOn)}</td></tr>
    </table>
<p style="${FONT}font-size:34px;line-height:40px;margin:26px 0 6px;">Thanks for riding, ${h(person.firstName)}</p>
    <p style="${FONT}font-size:16px;margin:0;">We hope you enjoyed your ride this
    ${Number(order.orderedAt.slice(11, 13)) < 12 ? 'morning' : 'evening'}.</p></td></tr>
<tr><td style="padding:26px 40px 8px;"><table width="100%" cellpadding="0"
    cellspacing="0">${line('Total', total(order), true)}</table><hr style="border:0;border-top:1px solid #eee;"></td>
    </tr>
<tr><td style="padding:0 40px 8px;"><table width="100%" cellpadding="0" cellspacing="0">
${order.items.map((item) => line(item.name, price(order, item.lineTotalMinor))).join('')}
${sumLines(order, { tip: 'Tip', tax: 'Texas Regulatory Recovery Fee and tax', discount: 'Promotion' })
  .map((sum) => line(sum.label, price(order, sum.minor)))
  .join('')}
</table></td></tr>
<tr><td style="padding:14px 40px;${FONT}font-size:14px;border-top:1px solid #eee;"><b>Payments</b><br><span
    style="color:#757575;">${h(cardWords(order, ' ••••'))}</span> &nbsp; ${showDay(order.orderedOn, 'slashes')}
    ${showClock(order.orderedAt)} &nbsp; ${total(order)}</td></tr>
<tr><td style="padding:14px 40px 26px;${FONT}font-size:14px;line-height:22px;border-top:1px solid #eee;">You rode with
    ${driver}<br><span style="color:#757575;">${miles} miles | ${minutes} min &nbsp; License plate:
    ${random.code(3)}${random.digits(4)}</span></td></tr>
<tr><td style="padding:20px 40px;${FONT}font-size:11px;line-height:17px;color:#757575;">A temporary hold may show on
    your statement and will be removed. Trip ${h(order.orderId)}<br>Uber Technologies, 1725 3rd Street, San Francisco,
    CA 94158 &nbsp; ${link('uber.com', code, 'Privacy', 'color:#757575;')}</td></tr>
    </table>${pixel('uber.com', code)}</body></html>`;
  return {
    from: { name: 'Uber Receipts', address: 'noreply@uber.com' },
    subject: `Your ${weekdayOf(order.orderedOn)} ${partOfDay(order.orderedAt)} trip with Uber`,
    html,
    carrier: 'uber.com',
    zone: 'utc',
  };
}

const KITCHENS = [
  'Thai Fresh',
  'Veracruz All Natural',
  'Bombay Express',
  'Lucky Robot',
  'East Side Pies',
] as const;

/** A food delivery: restaurant, options, fees, driver tip. */
export function doordashReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const kitchen = random.pick(KITCHENS);
  const rows = `<tr><td class="pad"
    style="padding:24px 32px;">${image('doordash.com', 'logo.png', 'DoorDash', 140, 18)}</td></tr>
<tr><td class="pad" style="padding:0 32px 6px;${SANS}font-size:24px;font-weight:bold;">Thanks for your order,
    ${h(person.firstName)}</td></tr>
<tr><td class="pad" style="padding:0 32px 18px;${SANS}font-size:14px;line-height:21px;color:#494949;">Paid with
    ${h(cardWords(order, ' Ending in '))}<br>${h(kitchen)}<br>Order ${h(order.orderId)}<br>Total: ${total(order)}</td>
    </tr>
<tr><td style="padding:0 0 22px;">${button('doordash.com', `${code}t`, 'Track your order', '#ff3008')}</td></tr>
<tr><td class="pad" style="padding:0 32px 8px;${SANS}font-size:18px;font-weight:bold;border-top:8px solid #f7f7f7;
    padding-top:18px;">Your receipt</td></tr>
<tr><td class="pad" style="padding:0 32px 22px;"><table role="presentation" width="100%" cellpadding="0"
    cellspacing="0" style="${SANS}font-size:14px;line-height:22px;color:#191919;">
${order.items
  .map(
    (item) => `<tr><td width="34" valign="top">${item.quantity}x</td>
  <td>${h(item.name)}<br><span style="font-size:12px;color:#767676;">•
  ${random.pick(['Mild', 'Medium', 'No onions', 'Extra sauce', 'Regular'])}</span></td>
  <td align="right" valign="top">${price(order, item.lineTotalMinor)}</td></tr>`,
  )
  .join('\n')}
<tr><td colspan="3" style="border-top:1px solid #e7e7e7;height:10px;"></td></tr>
${sumLines(order, {
  shipping: 'Delivery & Service Fee',
  tax: 'Tax',
  tip: 'Dasher Tip',
  discount: 'Promotion',
})
  .map(
    (line) =>
      `<tr><td colspan="2">${h(line.label)}</td><td align="right">${price(order, line.minor)}</td></tr>`,
  )
  .join('\n')}
<tr><td colspan="2" style="font-weight:bold;padding-top:8px;">Total Charged</td>
    <td align="right" style="font-weight:bold;padding-top:8px;">${total(order)}</td></tr></table></td></tr>`;
  return {
    from: { name: 'DoorDash Order', address: 'no-reply@doordash.com' },
    subject: `Order Confirmation for ${person.firstName} from ${kitchen}`,
    html: tableShell({
      title: 'DoorDash',
      preheader: `Your order from ${kitchen}`,
      domain: 'doordash.com',
      code,
      background: '#f7f7f7',
      rows,
      footer: footerRow('doordash.com', code, [
        '303 2nd Street, South Tower, Suite 800, San Francisco, CA 94107',
      ]),
    }),
    carrier: 'doordash.com',
    bulk: true,
  };
}

/** A grocery delivery with replaced and missing items; the final charge counts, the initial estimate is crossed out. */
export function instacartReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const estimate = order.totalMinor + random.int(120, 690);
  const [replaced, ...found] = order.items;
  const row = (item: OrderMail['order']['items'][number], note = ''): string =>
    `<tr><td width="64" style="padding:8px 0;">${image('instacart.com', `p/${random.digits(6)}.jpg`, '', 48, 48)}</td>
      <td style="${SANS}font-size:14px;line-height:19px;">${h(item.name)}${note}<br><span
      style="color:#72767e;font-size:12px;">${item.quantity} × ${price(order, item.unitPriceMinor)}</span></td>
      <td align="right" style="${SANS}font-size:14px;">${price(order, item.lineTotalMinor)}</td></tr>`;
  const swap = replaced
    ? `<tr><td class="pad" style="padding:10px 32px 4px;${SANS}font-size:15px;font-weight:bold;">Replacements (1)</td>
      </tr><tr><td class="pad" style="padding:0 32px;">
      <table role="presentation" width="100%">${row(
        replaced,
        `<br><span
        style="color:#b5301b;font-size:12px;">Replaced: <s>Store brand, same size</s></span>`,
      )}</table></td></tr>`
    : '';
  const rows = `<tr><td class="pad" bgcolor="#003d29"
    style="padding:22px 32px;">${image('instacart.com', 'carrot-logo-white.png', 'Instacart', 140, 26)}</td></tr>
<tr><td class="pad" style="padding:26px 32px 6px;${SANS}font-size:24px;font-weight:bold;color:#343538;">Your order
    from H-E-B was delivered</td></tr>
<tr><td class="pad" style="padding:0 32px 16px;${SANS}font-size:14px;line-height:21px;color:#343538;">Hi
    ${h(person.firstName)}, here is your final receipt. We charged less than the estimate of
    <s>${price(order, estimate)}</s>.<br>Order ${h(order.orderId)}</td></tr>
${swap}
<tr><td class="pad" style="padding:14px 32px 4px;${SANS}font-size:15px;font-weight:bold;">Found items
    (${found.length})</td></tr><tr><td class="pad" style="padding:0 32px;">
    <table role="presentation" width="100%">${found.map((item) => row(item)).join('\n')}</table></td></tr>
<tr><td class="pad" style="padding:16px 32px 30px;">
    <table role="presentation" width="100%" bgcolor="#faf8f5" cellpadding="6" cellspacing="0"
    style="${SANS}font-size:14px;">
${sumLines(order, {
  subtotal: 'Items Subtotal',
  shipping: 'Delivery fee',
  tax: 'Sales tax',
  tip: 'Shopper tip',
  discount: 'Coupons',
})
  .map((line) => `<tr><td>${h(line.label)}</td><td align="right">${price(order, line.minor)}</td></tr>`)
  .join('\n')}
<tr><td><b>Total charged to ${h(cardWords(order))}</b></td><td align="right"><b>${total(order)}</b></td></tr></table>
    </td></tr>`;
  return {
    from: { name: 'Instacart', address: 'orders@instacart.com' },
    subject: 'Your Instacart order receipt',
    html: tableShell({
      title: 'Receipt',
      preheader: `Delivered. You were charged ${total(order)}`,
      domain: 'instacart.com',
      code,
      rows,
      footer: footerRow('instacart.com', code, ['Maplebear Inc., 50 Beale Street, San Francisco, CA 94105']),
    }),
    carrier: 'mail.instacart.com',
    bulk: true,
  };
}

const FONT = "font-family:'Uber Move Text',Helvetica,Arial,sans-serif;color:#000;";

function weekdayOf(day: string): string {
  return showDay(day, 'weekday').split(',')[0] ?? '';
}

function partOfDay(instant: string): string {
  const hour = Number(instant.slice(11, 13));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
