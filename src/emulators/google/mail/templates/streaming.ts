import type { MailDraft } from '../draft.ts';
import { addDaysTo, showDay } from '../format.ts';
import { button, footerRow, h, image, link, SANS, tableShell } from '../html.ts';
import { cardWords, type OrderMail, price, total } from '../order-mail.ts';

/** A monthly receipt in brand colors: little text, plan, next date. */
export function netflixReceipt(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const cell = (label: string, value: string): string =>
    `<tr><td style="padding:12px 0;border-bottom:1px solid #e6e6e6;${SANS}font-size:14px;color:#737373;">${label}</td>
      <td align="right" style="padding:12px 0;border-bottom:1px solid #e6e6e6;${SANS}font-size:14px;
      color:#221f1f;">${value}</td></tr>`;
  const end = order.nextRenewalOn ? showDay(addDaysTo(order.nextRenewalOn, -1), 'slashes') : '';
  const rows = `<tr><td class="pad"
    style="padding:22px 40px;">${image('netflix.com', 'logo/netflix.png', 'Netflix', 98, 27)}</td></tr>
<tr><td class="pad" style="padding:8px 40px;${SANS}font-size:32px;line-height:38px;font-weight:bold;
    color:#221f1f;">Here’s your receipt, ${h(person.firstName)}</td></tr>
<tr><td class="pad" style="padding:8px 40px 26px;">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${[
  cell('Date', showDay(order.orderedOn, 'slashes')),
  cell('Invoice number', h(order.orderId)),
  cell('Description', 'Streaming Service'),
  cell('Plan', h(order.planName ?? '')),
  cell('Service period', `${showDay(order.orderedOn, 'slashes')}—${end}`),
  cell('Amount', price(order, order.subtotalMinor)),
  cell('Tax', price(order, order.taxMinor)),
  cell('<b>Total</b>', `<b>${total(order)}</b>`),
  cell('Payment', h(cardWords(order, ' •••• •••• •••• '))),
].join('')}
</table></td></tr>
<tr><td style="padding:0 0 34px;">${button('netflix.com', `${code}a`, 'View account', '#e50914')}</td></tr>`;
  return {
    from: { name: 'Netflix', address: 'info@account.netflix.com' },
    subject: 'Your Netflix payment receipt',
    html: tableShell({
      title: 'Netflix',
      preheader: `Thanks for being a member. ${total(order)}`,
      domain: 'netflix.com',
      code,
      background: '#ffffff',
      rows,
      footer: footerRow(
        'netflix.com',
        code,
        ['Questions? Call 1-866-579-7172', 'Netflix, Inc. 121 Albright Way, Los Gatos, CA 95032'],
        false,
      ),
    }),
    carrier: 'amazonses.com',
    zone: 'utc',
  };
}

export function spotifyReceipt(mail: OrderMail): MailDraft {
  const { order, person, code, random } = mail;
  const rows = `<tr><td class="pad" align="center" bgcolor="#191414"
    style="padding:26px;">${image('spotify.com', 'logo-white.png', 'Spotify', 130, 40)}</td></tr>
<tr><td class="pad" style="padding:28px 40px 10px;${SANS}font-size:22px;font-weight:bold;">Thanks for your
    payment</td></tr>
<tr><td class="pad" style="padding:0 40px 20px;${SANS}font-size:14px;line-height:22px;color:#555;">Your
    ${h(order.planName ?? 'Premium')} plan continues. Next billing date:
    ${order.nextRenewalOn ? showDay(order.nextRenewalOn, 'medium') : ''}.</td></tr>
<tr><td class="pad" style="padding:0 40px 26px;"><table role="presentation" width="100%" cellpadding="10"
    cellspacing="0" bgcolor="#f6f6f6" style="${SANS}font-size:13px;">
<tr><td>Order ID</td><td align="right">${h(order.orderId)}-${random.digits(6)}</td></tr>
    <tr><td>${h(order.planName ?? 'Premium')} (monthly)</td>
    <td align="right">${price(order, order.subtotalMinor)}</td></tr>${
      order.taxMinor > 0
        ? `<tr><td>Tax</td>
      <td align="right">${price(order, order.taxMinor)}</td></tr>`
        : ''
    }
<tr><td><b>Total</b></td><td align="right"><b>${total(order)}</b></td></tr>
    <tr><td>Username</td><td align="right">${h(person.email)}</td></tr>
    <tr><td>Payment method</td><td align="right">${h(cardWords(order))}</td></tr></table></td></tr>`;
  return {
    from: { name: 'Spotify', address: 'no-reply@spotify.com' },
    subject: 'Your receipt from Spotify',
    html: tableShell({
      title: 'Receipt',
      preheader: `${total(order)} for ${order.planName ?? 'Premium'}`,
      domain: 'spotify.com',
      code,
      rows,
      footer: footerRow(
        'spotify.com',
        code,
        ['Spotify USA Inc., 4 World Trade Center, 150 Greenwich Street, New York, NY 10007'],
        false,
      ),
    }),
    carrier: 'spotify.com',
  };
}

/** Hulu and similar: the charge in one sentence, no table. */
export function letterReceipt(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const tax =
    order.taxMinor > 0
      ? ` (${price(order, order.subtotalMinor)} plus ${price(order, order.taxMinor)} tax)`
      : '';
  const next = order.nextRenewalOn ? ` Your next charge will be on ${showDay(order.nextRenewalOn)}.` : '';
  const plan = order.planName ?? order.merchant;
  const day = showDay(order.orderedOn);
  const text = `Hi ${person.firstName},

We charged ${total(order)}${tax} to your ${cardWords(order)} on ${day} for your ${plan} subscription.${next}

Confirmation number: ${order.orderId}

You can change or cancel your plan at any time in your account settings.

Thanks,
The ${order.merchant} Team
`;
  const html = `<html><body style="font-family:Graphik,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;
    color:#272c35;max-width:560px;margin:0 auto;padding:24px;">
<p>${image(order.domain, 'logo.png', order.merchant, 90, 30)}</p>${text
    .trim()
    .split('\n\n')
    .map((part) => `<p>${h(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n')}
<p style="font-size:12px;color:#7a7f87;">${link(order.domain, code, 'Manage account', 'color:#7a7f87;')}</p></body>
    </html>`;
  return {
    from: { name: order.merchant, address: `billing@${order.domain}` },
    subject: `Your ${order.merchant} payment`,
    text,
    html,
    zone: 'pacific',
  };
}

/** Xbox and other Microsoft stores. */
export function microsoftReceipt(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const rows = `<tr><td class="pad"
    style="padding:20px 32px;">${image('microsoft.com', 'mslogo.png', 'Microsoft', 108, 24)}</td></tr>
<tr><td class="pad" bgcolor="#107c10" style="padding:22px 32px;font-family:'Segoe UI',Arial,sans-serif;font-size:24px;
    color:#fff;">Your order has been processed</td></tr>
<tr><td class="pad" style="padding:20px 32px;font-family:'Segoe UI',Arial,sans-serif;font-size:14px;
    line-height:22px;">Thanks for subscribing to ${h(order.planName ?? '')}, ${h(person.firstName)}.<br><br>Order
    number: ${h(order.orderId)}<br>Date: ${showDay(order.orderedOn, 'slashes')}<br>Payment:
    ${h(cardWords(order, ' **'))}</td></tr>
<tr><td class="pad" style="padding:0 32px 28px;"><table role="presentation" width="100%" cellpadding="6"
    cellspacing="0" style="font-family:'Segoe UI',Arial,sans-serif;font-size:14px;border-top:1px solid #ccc;">
    <tr><td>${h(order.planName ?? '')} - 1 month</td><td align="right">${price(order, order.subtotalMinor)}</td></tr>
    <tr><td>Tax</td><td align="right">${price(order, order.taxMinor)}</td></tr>
    <tr><td><b>Total including tax</b></td><td align="right"><b>${total(order)}</b></td></tr></table></td></tr>`;
  return {
    from: { name: 'Microsoft', address: 'microsoft-noreply@microsoft.com' },
    subject: 'Your Microsoft order has been processed',
    html: tableShell({
      title: 'Order processed',
      preheader: order.planName ?? '',
      domain: 'microsoft.com',
      code,
      rows,
      footer: footerRow(
        'microsoft.com',
        code,
        ['Microsoft Corporation, One Microsoft Way, Redmond, WA 98052'],
        false,
      ),
    }),
    zone: 'utc',
    encoding: 'base64',
  };
}
