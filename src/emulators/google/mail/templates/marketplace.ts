import type { MailDraft } from '../draft.ts';
import { addDaysTo, showDay } from '../format.ts';
import { button, footerRow, h, image, link, pixel, preheader, SANS, tableShell } from '../html.ts';
import {
  cardWords,
  itemText,
  type OrderMail,
  price,
  shortTitle,
  sumLines,
  sumText,
  total,
} from '../order-mail.ts';

export function ebayOrder(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const merchant = random.pick(['northwest_parts', 'maplelane-goods', 'retro.attic', 'tx_tools_and_more']);
  const rows = `<tr><td class="pad"
    style="padding:20px 30px;">${image('ebay.com', 'logo/ebay.png', 'eBay', 90, 36)}</td></tr>
<tr><td class="pad" style="padding:0 30px 6px;font-family:'Market Sans',Arial,sans-serif;font-size:28px;
    font-weight:bold;">Order confirmed: ${h(shortTitle(order.items[0]?.name ?? '', 30))}</td></tr>
<tr><td class="pad" style="padding:0 30px 16px;${SANS}font-size:14px;line-height:21px;">${h(person.firstName)}, thanks
    for your purchase. Estimated delivery: <b>${showDay(addDaysTo(order.orderedOn, 5), 'weekday')}</b>.</td></tr>
${order.items
  .map(
    (item) => `<tr><td class="pad" style="padding:10px 30px;"><table role="presentation" width="100%">
  <tr><td width="110">${image('ebay.com', `t/${random.digits(12)}.jpg`, item.name, 96, 96)}</td>
  <td valign="top" style="${SANS}font-size:14px;
  line-height:20px;">${link('ebay.com', `${code}i`, item.name, 'color:#0654ba;text-decoration:none;')}<br>Price:
  <b>${price(order, item.unitPriceMinor)}</b><br>Quantity: ${item.quantity}<br>Item ID: ${random.digits(12)}<br>Order
  number: ${h(order.orderId)}<br>Seller: ${merchant}</td></tr></table></td></tr>`,
  )
  .join('\n')}
<tr><td class="pad" style="padding:12px 30px 26px;">
    <table role="presentation" width="100%" cellpadding="3" bgcolor="#f7f7f7" style="${SANS}font-size:14px;">
    <tr><td colspan="2"><b>Order total:</b></td></tr>
${sumLines(order, { showFreeShipping: true, tax: 'Sales tax' })
  .map(
    (line) =>
      `<tr><td>${h(line.label)}</td><td align="right">${line.minor === 0 ? 'Free' : price(order, line.minor)}</td>
        </tr>`,
  )
  .join('\n')}
<tr><td><b>Total charged to PayPal</b></td><td align="right"><b>${total(order)}</b></td></tr></table></td></tr>
<tr><td style="padding:0 0 28px;">${button('ebay.com', `${code}o`, 'View order details', '#3665f3')}</td></tr>`;
  return {
    from: { name: 'eBay', address: 'ebay@ebay.com' },
    subject: `Order confirmed: ${shortTitle(order.items[0]?.name ?? '', 32)}`,
    html: tableShell({
      title: 'Order confirmed',
      preheader: 'Thanks for shopping on eBay',
      domain: 'ebay.com',
      code,
      rows,
      footer: footerRow('ebay.com', code, ['eBay Inc., 2025 Hamilton Avenue, San Jose, CA 95125']),
    }),
    zone: 'pacific',
    bulk: true,
  };
}

export function etsyOrder(mail: OrderMail): MailDraft {
  const { order, code, random } = mail;
  const shop = random.pick(['TallgrassPaperCo', 'OakAndFernLeather', 'BluebonnetPrints']);
  const html = `<html><head><meta charset="utf-8"></head>
    <body style="margin:0;background:#fff;font-family:Georgia,'Times New Roman',serif;
    color:#222;">${preheader(`Your order from ${shop}`)}
<div style="max-width:600px;margin:0 auto;padding:24px;">
    <p style="color:#f1641e;font-size:30px;margin:0 0 18px;">Etsy</p>
<p style="font-size:24px;margin:0 0 14px;">Thank you for your order</p>
    <p style="font-size:15px;line-height:23px;">Your order number is <a
    href="https://click.etsy.com.invalid/l/${code}" style="color:#222;">${h(order.orderId)}</a>. ${shop} has been paid
    and will ship by ${showDay(addDaysTo(order.orderedOn, 3), 'weekday')}.</p>
<h3 style="font-weight:normal;border-bottom:1px solid #ddd;padding-bottom:8px;">Order details</h3>
${order.items
  .map(
    (item) => `<p style="font-size:15px;line-height:22px;"><b>${h(item.name)}</b><br>Shop:
  ${shop}<br>Quantity: ${item.quantity}<br>Price: ${price(order, item.unitPriceMinor)}</p>`,
  )
  .join('')}
<table width="100%" style="font-size:15px;line-height:24px;">
    <tr><td>Item total:</td><td align="right">${price(order, order.subtotalMinor)}</td>
    </tr>${
      order.discountMinor > 0
        ? `<tr><td>Shop discount:</td>
      <td align="right">${price(order, -order.discountMinor)}</td></tr>`
        : ''
    }<tr><td>Shipping:</td>
    <td align="right">${price(order, order.shippingMinor)}</td></tr>
    <tr><td>Tax:</td><td align="right">${price(order, order.taxMinor)}</td></tr>
    <tr><td style="border-top:1px solid #222;"><b>Order total:</b></td>
    <td align="right" style="border-top:1px solid #222;"><b>${total(order)}</b></td></tr></table>
<p style="font-size:14px;">Payment method: ${h(cardWords(order))}</p>
    <p style="font-size:12px;color:#595959;">Copyright 2026 Etsy, Inc. 117 Adams Street, Brooklyn, NY 11201
    ${link('etsy.com', `${code}u`, 'Manage e-mail settings', 'color:#595959;')}</p>
    </div>${pixel('etsy.com', code)}</body></html>`;
  return {
    from: { name: 'Etsy Transactions', address: 'transaction@etsy.com' },
    subject: `Your Etsy Purchase from ${shop} (${order.orderId})`,
    html,
    text:
      `Thank you for your order\n\n` +
      `Your order number is ${order.orderId}.\n\nShop: ${shop}\n${itemText(order)}\n\n` +
      `${sumText(sumLines(order, { subtotal: 'Item total' }), order)}\n` +
      `${'Order total:'.padEnd(34)}${total(order)}\n`,
    carrier: 'etsy.com',
  };
}

/** The payment processor's email about the same order. */
export function paypalReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const id = random.code(17);
  const rows = `<tr><td class="pad" align="center"
    style="padding:26px 40px;">${image('paypal.com', 'pp-logo.png', 'PayPal', 110, 30)}</td></tr>
<tr><td class="pad" align="center" style="padding:4px 40px 16px;${SANS}font-size:16px;">Hello, ${h(person.name)}</td>
    </tr>
<tr><td class="pad" align="center" style="padding:0 40px 26px;font-family:'PayPal Open',Helvetica,Arial,sans-serif;
    font-size:30px;line-height:38px;color:#001435;">You paid ${total(order)} ${order.currency} to
    ${h(order.merchant)}</td></tr>
<tr><td style="padding:0 0 24px;">${button('paypal.com', `${code}v`, 'View or Manage Payment', '#003087')}</td></tr>
<tr><td class="pad" style="padding:0 40px 26px;"><table role="presentation" width="100%" cellpadding="4"
    style="${SANS}font-size:14px;line-height:21px;color:#001435;">
    <tr><td valign="top"><b>Transaction ID</b><br>${id}</td>
    <td valign="top" align="right"><b>Transaction date</b><br>${showDay(order.orderedOn, 'medium')}</td></tr>
    <tr><td valign="top"><b>Merchant</b><br>${h(order.merchant)}</td>
    <td valign="top" align="right"><b>Invoice ID</b><br>${h(order.orderId)}</td></tr>
<tr><td colspan="2" style="border-top:1px solid #cbd2d6;padding-top:12px;"></td></tr>
${sumLines(order, { showFreeShipping: true })
  .map(
    (line) =>
      `<tr><td>${h(line.label)}</td><td align="right">${price(order, line.minor)} ${order.currency}</td></tr>`,
  )
  .join('\n')}
<tr><td><b>Total</b></td><td align="right"><b>${total(order)} ${order.currency}</b></td></tr>
    <tr><td>Paid with</td><td align="right">${h(cardWords(order, ' x-'))}</td></tr>
    <tr><td colspan="2" style="font-size:12px;color:#545d68;">This transaction will appear on your statement as PAYPAL
    *${h(
      order.merchant
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .slice(0, 12),
    )}</td></tr></table></td></tr>`;
  return {
    from: { name: 'service@paypal.com', address: 'service@paypal.com' },
    subject: `Receipt for Your Payment to ${order.merchant}`,
    html: tableShell({
      title: 'PayPal',
      preheader: `${h(person.name)}, thanks for using PayPal`,
      domain: 'paypal.com',
      code,
      rows,
      footer: footerRow(
        'paypal.com',
        code,
        [
          'PayPal is committed to preventing fraudulent emails.',
          'Copyright © 1999-2026 PayPal, Inc. All rights reserved. 2211 N. First St., San Jose, CA 95131',
        ],
        false,
      ),
    }),
    zone: 'pacific',
  };
}
