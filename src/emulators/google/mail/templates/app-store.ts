import type { MailDraft } from '../draft.ts';
import { showDay } from '../format.ts';
import { h, image, link, pixel } from '../html.ts';
import { cardWords, type OrderMail, price, total } from '../order-mail.ts';

const APPLE_FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";

/** Apple's gray receipt: order ID and document number in a grid, storage plan with renewal date. */
export function appleReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const font = APPLE_FONT;
  const grid = (label: string, value: string): string =>
    `<td width="50%" valign="top" style="${font}border:1px solid #fff;background-color:#fafafa;padding:8px 12px;
      font-size:12px;color:#333;"><span style="color:#666666;font-size:10px;">${label}</span><br>${value}</td>`;
  const town = `${h(person.city)}, ${h(person.region)} ${h(person.postalCode)}`;
  const billedTo = `${h(cardWords(order, ' .... '))}<br>${h(person.name)}<br>${h(person.street)}<br>${town}<br>USA`;
  const renews = order.nextRenewalOn ? `Renews ${showDay(order.nextRenewalOn, 'medium')}` : '';
  const html = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>Your receipt from Apple.</title>
<style>@media only screen and
    (max-width:736px){table.tablet{width:96%!important}.aapl-hide{display:none!important}}</style></head>
<body style="margin:0;background:#fff;"><table class="tablet" width="660" align="center" cellpadding="0"
    cellspacing="0" style="margin:24px auto;">
<tr><td>${image('apple.com', 'email/apple_logo_web@2x.png', 'Apple', 22, 26)}</td>
    <td align="right" style="${font}font-size:32px;font-weight:300;color:#888;">Receipt</td></tr>
<tr><td colspan="2" height="22"></td></tr>
<tr><td colspan="2"><table width="100%" cellpadding="0" cellspacing="0">
    <tr>${grid('APPLE ID', h(person.email))}${grid('BILLED TO', billedTo)}</tr>
<tr>${grid('DATE', showDay(order.orderedOn, 'medium'))}${grid('DOCUMENT NO.', random.digits(12))}</tr>
    <tr>${grid(
      'ORDER ID',
      `<a href="https://click.apple.com.invalid/l/${code}"
      style="color:#0070c9;">${h(order.orderId)}</a>`,
    )}${grid('SEQUENCE', `1-${random.digits(10)}`)}</tr></table></td>
    </tr>
<tr><td colspan="2" height="20"></td></tr>
<tr><td colspan="2" style="${font}background-color:#fafafa;padding:8px 12px;font-size:14px;
    font-weight:500;">iCloud+</td></tr>
<tr><td colspan="2"><table width="100%" cellpadding="0" cellspacing="0">${appleItems(mail, renews)}</table></td></tr>
<tr><td colspan="2" align="right"><table cellpadding="0" cellspacing="0"
    style="${font}font-size:12px;line-height:24px;border-top:1px solid #eee;margin-top:10px;">
    <tr><td style="padding:0 24px;color:#666;">Subtotal</td>
    <td align="right" style="padding:0 12px;">${price(order, order.subtotalMinor)}</td></tr>
    <tr><td style="padding:0 24px;color:#666;">Tax</td>
    <td align="right" style="padding:0 12px;">${price(order, order.taxMinor)}</td></tr>
    <tr><td style="padding:8px 24px;color:#666;font-size:10px;font-weight:600;">TOTAL</td>
    <td align="right" style="padding:8px 12px;font-size:16px;font-weight:600;">${total(order)}</td></tr></table></td>
    </tr>
<tr><td colspan="2" style="${font}font-size:11px;line-height:16px;color:#888;padding:30px 12px;
    text-align:center;">Privacy: We use a Subscriber ID to provide reports to developers.<br>Get help with
    subscriptions and purchases.
    ${link('apple.com', `${code}v`, 'Visit Apple Support', 'color:#0073ff;')}<br><br>Copyright © 2026 Apple Inc. All
    rights reserved</td></tr>
</table>${pixel('apple.com', code)}</body></html>`;
  return {
    from: { name: 'Apple', address: 'no_reply@email.apple.com' },
    subject: 'Your receipt from Apple.',
    html,
    text:
      `Receipt\n\nAPPLE ID\n${person.email}\n\nDATE\n${showDay(order.orderedOn, 'medium')}\n\nORDER ID\n` +
      `${order.orderId}\n\niCloud+\n` +
      `${order.items.map((item) => `${item.name}\n${renews}\n${price(order, item.lineTotalMinor)}`).join('\n')}` +
      `\n\nSubtotal ${price(order, order.subtotalMinor)}\nTax ${price(order, order.taxMinor)}\nTOTAL ` +
      `${total(order)}\n`,
    carrier: 'email.apple.com',
    zone: 'utc',
  };
}

function appleItems({ order, code }: OrderMail, renews: string): string {
  const report = link('apple.com', `${code}r`, 'Report a Problem', 'color:#0070c9;text-decoration:none;');
  return order.items
    .map(
      (item) => `<tr>
  <td width="70" style="padding:14px 12px;">${image('apple.com', 'email/icloud-64.png', '', 64, 64)}</td>
  <td style="${APPLE_FONT}font-size:12px;line-height:17px;"><b style="font-size:13px;">${h(item.name)}</b><br>
  <span style="color:#666;">Monthly</span><br><span style="color:#666;">${renews}</span><br>${report}</td>
  <td align="right" style="${APPLE_FONT}font-size:12px;font-weight:600;
  padding:0 12px;">${price(order, item.lineTotalMinor)}</td></tr>`,
    )
    .join('');
}

/** Google Play's receipt for a subscription. */
export function playReceipt(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const every = order.period === 'annually' ? 'year' : 'month';
  const html = `<html><head><meta charset="utf-8"></head>
    <body style="margin:0;background:#fff;font-family:Roboto,Arial,sans-serif;color:#202124;">
<table align="center" width="560" cellpadding="0" cellspacing="0">
    <tr><td style="padding:24px 0 12px;">${image('google.com', 'play/logo_2x.png', 'Google Play', 150, 32)}</td></tr>
<tr><td style="font-size:22px;padding:12px 0;">Thank you</td></tr>
<tr><td style="font-size:14px;line-height:22px;padding-bottom:16px;">You've made a purchase from YouTube on Google
    Play.</td></tr>
<tr><td style="font-size:14px;line-height:22px;padding-bottom:14px;"><b>Order number:</b>
    ${h(order.orderId)}<br><b>Order date:</b> ${showDay(order.orderedOn, 'medium')} CST<br><b>Your account:</b>
    ${h(person.email)}</td></tr>
<tr><td><table width="100%" cellpadding="8" cellspacing="0" style="font-size:14px;border:1px solid #dadce0;">
    <tr style="background:#f1f3f4;"><th align="left">Item</th><th align="right">Price</th></tr>
${order.items
  .map(
    (item) => `<tr><td>${h(item.name)} (by YouTube, LLC)<br><span
  style="color:#5f6368;font-size:12px;">Auto-renewing subscription</span></td>
  <td align="right">${price(order, item.lineTotalMinor)}/${every}</td></tr>`,
  )
  .join('')}
<tr><td align="right">Tax:</td><td align="right">${price(order, order.taxMinor)}</td></tr>
    <tr><td align="right"><b>Total:</b></td><td align="right"><b>${total(order)}/${every}</b></td></tr></table></td>
    </tr>
<tr><td style="font-size:14px;line-height:22px;padding:16px 0;"><b>Payment
    method:</b><br>${h(cardWords(order, '-'))}</td></tr>
<tr><td style="font-size:13px;line-height:20px;color:#5f6368;padding-bottom:18px;">By subscribing, you authorize us to
    charge you the subscription cost (as described above) automatically, charged to the payment method provided until
    canceled.${order.nextRenewalOn ? ` Next payment: ${showDay(order.nextRenewalOn, 'medium')}.` : ''}
    ${link('google.com', `${code}m`, 'Manage subscriptions', 'color:#1a73e8;')}</td></tr>
<tr><td style="font-size:11px;color:#5f6368;border-top:1px solid #dadce0;padding:14px 0;">© 2026 Google LLC, 1600
    Amphitheatre Parkway, Mountain View, CA 94043</td></tr></table>${pixel('google.com', code)}</body></html>`;
  return {
    from: { name: 'Google Play', address: 'googleplay-noreply@google.com' },
    subject: `Your Google Play Order Receipt from ${showDay(order.orderedOn, 'medium')}`,
    html,
    encoding: 'base64',
    zone: 'pacific',
  };
}

/** Steam's dark receipt: a single table with upper-case headings. */
export function steamReceipt(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
    <body bgcolor="#171a21" style="margin:0;background-color:#171a21;">
<center><table width="638" cellpadding="0" cellspacing="0" bgcolor="#1b2838"
    style="font-family:'Motiva Sans',Arial,sans-serif;color:#c7d5e0;">
<tr><td style="padding:26px 32px;">${image('steampowered.com', 'email/steam_logo_white.png', 'Steam', 146, 44)}</td>
    </tr>
<tr><td style="padding:0 32px 18px;font-size:18px;color:#ffffff;">Thank you for your Steam purchase,
    ${h(person.firstName)}!</td></tr>
<tr><td style="padding:0 32px 18px;font-size:14px;line-height:20px;">Below is your receipt. Your items are now in your
    library, and you can access them from any PC with Steam.</td></tr>
${order.items
  .map(
    (item) => `<tr><td style="padding:0 32px 10px;">
  <table width="100%" bgcolor="#16202d" cellpadding="12">
  <tr><td style="color:#66c0f4;font-size:15px;">${h(item.name)}</td>
  <td align="right" style="color:#ffffff;font-size:13px;">Subtotal (excl. tax):
  ${price(order, item.lineTotalMinor)}<br>Tax: ${price(order, order.taxMinor)}<br><b>${total(order)}</b></td></tr>
  </table></td></tr>`,
  )
  .join('')}
<tr><td style="padding:10px 32px 30px;font-size:12px;line-height:20px;">ACCOUNT NAME:
    ${h(person.email.split('@')[0] ?? '')}<br>INVOICE: ${h(order.orderId)}<br>DATE ISSUED:
    ${showDay(order.orderedOn, 'medium')} @ 3:14am CST<br>BILLING ADDRESS: ${h(person.street)}, ${h(person.city)},
    ${h(person.region)}<br>PAYMENT METHOD: ${h(cardWords(order, ' **'))}<br>TOTAL: ${total(order)}</td></tr>
<tr><td style="padding:18px 32px;font-size:11px;color:#8091a2;"
    bgcolor="#171a21">© Valve Corporation. PO Box 1688 Bellevue, WA 98009.
    ${link('steampowered.com', code, 'Purchase history', 'color:#8091a2;')}</td></tr></table></center></body></html>`;
  return {
    from: { name: 'Steam Support', address: 'noreply@steampowered.com' },
    subject: 'Thank you for your Steam purchase!',
    html,
    zone: 'pacific',
  };
}
