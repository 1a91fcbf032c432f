import type { MailDraft } from '../draft.ts';
import { h, image, link, pixel, preheader } from '../html.ts';
import { cardWords, itemText, type OrderMail, price, sumLines, sumText, total } from '../order-mail.ts';

/** The default Shopify notification that most small stores send: system font, order summary, card at the end. */
export function shopifyOrder(mail: OrderMail): MailDraft {
  const { order, person, code } = mail;
  const name = order.orderId.startsWith('#') ? order.orderId : `#${order.orderId}`;
  const html = page(
    mail,
    `<h2 style="font-weight:normal;font-size:24px;margin:0 0 10px;">Thank you for your purchase! </h2>
<p style="color:#777;line-height:150%;font-size:16px;margin:0;">Hi ${h(person.firstName)}, we're getting your order
      ready to be shipped. We will notify you when it has been sent.</p>
<table class="row actions" style="width:100%;border-spacing:0;border-collapse:collapse;margin-top:20px;">
      <tr><td><a href="https://click.${h(order.domain)}.invalid/l/${code}"
      style="font-size:16px;text-decoration:none;display:inline-block;color:#fff;background:#1990c6;border-radius:4px;
      padding:18px 25px;">View your order</a> &nbsp; or <a href="https://click.${h(order.domain)}.invalid/l/${code}s"
      style="font-size:16px;text-decoration:none;color:#1990c6;">Visit our store</a></td></tr></table>`,
    `<h3 style="font-weight:normal;font-size:20px;margin:0 0 25px;">Order summary</h3>
<table style="width:100%;border-spacing:0;
      border-collapse:collapse;">${order.items.map((item) => line(mail, item)).join('')}</table>
<table style="width:100%;border-spacing:0;border-collapse:collapse;margin-top:15px;border-top:1px solid #e5e5e5;">
      <tr><td style="width:40%;"></td><td><table style="width:100%;border-spacing:0;margin-top:20px;">
${sumLines(order, { tax: 'Estimated taxes', showFreeShipping: true })
  .map((sum) => sumRow(sum.label, price(order, sum.minor)))
  .join('')}
</table><table style="width:100%;border-spacing:0;margin-top:20px;border-top:2px solid #e5e5e5;">
      <tr><td style="padding:20px 0 0;"><p style="color:#777;line-height:1.2em;font-size:16px;margin:0;">Total</p>
      </td><td align="right" style="padding:20px 0 0;"><strong
      style="font-size:24px;color:#555;">${total(order)} ${order.currency}</strong></td></tr></table></td></tr></table>
<h3 style="font-weight:normal;font-size:20px;margin:40px 0 25px;">Customer information</h3>
<table style="width:100%;"><tr><td valign="top" style="width:50%;">
      <h4 style="font-weight:500;font-size:16px;color:#555;margin:0 0 5px;">Shipping address</h4>
      <p style="color:#777;font-size:16px;line-height:150%;
      margin:0;">${h(person.name)}<br>${h(person.street)}<br>${h(person.city)} ${h(person.region)}
      ${h(person.postalCode)}<br>United States</p></td>
<td valign="top"><h4 style="font-weight:500;font-size:16px;color:#555;margin:0 0 5px;">Payment</h4>
      <p style="color:#777;font-size:16px;margin:0;">${h(cardWords(order))} — <strong>${total(order)}</strong></p>
      </td></tr></table>`,
  );
  return {
    from: { name: order.merchant, address: `orders@${order.domain}` },
    subject:
      order.kind === 'subscription' ? `Subscription order ${name} confirmed` : `Order ${name} confirmed`,
    html,
    text:
      `Thank you for your ` +
      `purchase!\n\nHi ${person.firstName}, we're getting your order ready to be shipped.\n\n` +
      `Order ${name}\n\n${itemText(order)}\n\n` +
      `${sumText(sumLines(order, { showFreeShipping: true }), order)}\n` +
      `${'Total:'.padEnd(34)}${total(order)} ${order.currency}\n\nIf you have any questions, reply to ` +
      `this email or contact us at hello@${order.domain}\n`,
    carrier: 'shopifyemail.com',
    zone: 'local',
  };
}

export function shopifyShipped(mail: OrderMail, part: number): MailDraft {
  const { order } = mail;
  const name = order.orderId.startsWith('#') ? order.orderId : `#${order.orderId}`;
  const tracking = `9400${mail.random.digits(18)}`;
  return {
    from: { name: order.merchant, address: `orders@${order.domain}` },
    subject: `A shipment from order ${name} is on the way`,
    html: page(
      mail,
      `<h2 style="font-weight:normal;font-size:24px;margin:0 0 10px;">Your order is on the way</h2>
        <p style="color:#777;line-height:150%;font-size:16px;margin:0;">Your order is on the way. Track your shipment
        to see the delivery status.</p><p style="color:#999;font-size:14px;">USPS tracking number:
        ${link(order.domain, `t${part}`, tracking)}</p>`,
      `<h3 style="font-weight:normal;font-size:20px;
        margin:0 0 25px;">Items in this shipment</h3>${order.items
          .map(
            (item) => `<p
          style="color:#555;font-size:16px;">${h(item.name)} × ${item.quantity}</p>`,
          )
          .join('')}`,
    ),
    carrier: 'shopifyemail.com',
    zone: 'local',
  };
}

export function shopifyRefund(mail: OrderMail): MailDraft {
  const { order, person } = mail;
  return {
    from: { name: order.merchant, address: `orders@${order.domain}` },
    subject: 'Refund notification',
    html: page(
      mail,
      `<h2 style="font-weight:normal;font-size:24px;margin:0 0 10px;">You’ve been refunded</h2>
        <p style="color:#777;line-height:150%;font-size:16px;margin:0;">Hi ${h(person.firstName)}, total amount
        refunded: <strong>${total(order)} ${order.currency}</strong>. It can take up to 10 days to appear on
        ${h(cardWords(order))}.</p>`,
      `<h3 style="font-weight:normal;font-size:20px;
        margin:0 0 25px;">Refunded items, order ${h(order.orderId)}</h3>${order.items
          .map(
            (item) => `<p
          style="color:#555;font-size:16px;">${h(item.name)} × ${item.quantity}</p>`,
          )
          .join('')}`,
    ),
    carrier: 'shopifyemail.com',
    zone: 'local',
  };
}

function line(mail: OrderMail, item: OrderMail['order']['items'][number]): string {
  return `<tr><td style="padding:15px 0;border-bottom:1px solid #e5e5e5;
    width:60px;">${image(mail.order.domain, `files/${mail.random.code(8)}_compact_cropped.jpg`, '', 60, 60)}</td>
    <td style="padding:15px;border-bottom:1px solid #e5e5e5;"><span
    style="font-size:16px;font-weight:600;line-height:1.4;
    color:#555;">${h(item.name)}&nbsp;×&nbsp;${item.quantity}</span></td>
    <td align="right" style="padding:15px 0;border-bottom:1px solid #e5e5e5;">
    <p style="color:#555;font-size:16px;font-weight:600;margin:0;">${price(mail.order, item.lineTotalMinor)}</p></td>
    </tr>`;
}

function sumRow(label: string, value: string): string {
  return `<tr><td style="padding:5px 0;"><p style="color:#777;line-height:1.2em;font-size:16px;
    margin:0;">${h(label)}</p></td><td align="right" style="padding:5px 0;"><strong
    style="font-size:16px;color:#555;">${value}</strong></td></tr>`;
}

const FONTS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Oxygen,Ubuntu,Cantarell,'Fira Sans','Droid Sans'," +
  "'Helvetica Neue',sans-serif";

function page(mail: OrderMail, first: string, second: string): string {
  const { order, code } = mail;
  const section = (content: string): string =>
    `<table class="row" style="width:100%;border-spacing:0;border-collapse:collapse;border-top:1px solid #e5e5e5;">
      <tr><td style="padding:40px 0;"><center><table class="container"
      style="width:560px;text-align:left;border-spacing:0;margin:0 auto;">
      <tr><td style="font-family:${FONTS};">${content}</td>
      </tr></table></center></td></tr></table>`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<title>${h(order.merchant)}</title>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width">
<style>.button__cell{background:#1990c6}a,a:hover,a:active,a:visited{color:#1990c6}@media
    (max-width:600px){.container{width:94%!important}}</style>
</head>
<body style="margin:0;">
${preheader(`Order ${order.orderId}`)}
<table class="body" style="height:100%!important;width:100%!important;border-spacing:0;border-collapse:collapse;">
    <tr><td style="font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,sans-serif;">
<table class="header row" style="width:100%;margin:40px 0 20px;"><tr><td><center>
    <table class="container" style="width:560px;margin:0 auto;"><tr><td>
    <h1 style="font-weight:normal;font-size:30px;color:#333;margin:0;">${h(order.merchant)}</h1></td>
    <td align="right" style="text-transform:uppercase;font-size:14px;color:#999;">Order ${h(order.orderId)}</td></tr>
    </table></center></td></tr></table>
${section(first)}
${section(second)}
${section(`<p style="color:#999;line-height:150%;font-size:14px;margin:0;">If you have any questions, reply to this
  email or contact us at <a href="mailto:hello@${h(order.domain)}">hello@${h(order.domain)}</a></p>`)}
${pixel(order.domain, code)}
</td></tr></table>
</body>
</html>`;
}
