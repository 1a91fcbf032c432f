import type { MailDraft } from '../draft.ts';
import { addDaysTo, showDay } from '../format.ts';
import { h, link, pixel, preheader } from '../html.ts';
import { cardWords, type OrderMail, price, total } from '../order-mail.ts';
import { buildPdf, type PdfLine } from '../pdf.ts';

/** A receipt the processor sends for the merchant, with invoice and receipt attached as PDFs. */
export function stripeReceipt(mail: OrderMail): MailDraft {
  const { order, code, random } = mail;
  const receipt = `${random.digits(4)}-${random.digits(4)}`;
  const paid = showDay(order.orderedOn);
  const until = order.nextRenewalOn ? showDay(addDaysTo(order.nextRenewalOn, -1), 'medium') : null;
  const period = until
    ? `${showDay(order.orderedOn, 'medium')} – ${until}`.toUpperCase()
    : paid.toUpperCase();
  const sums = sumsOf(order);

  const items = order.items.map(
    (item) => `${order.planName ?? item.name}  Qty ${item.quantity}  ${price(order, item.lineTotalMinor)}`,
  );
  const facts: ReceiptFacts = { receipt, paid, period };
  const lines = pdfLines(mail, facts);
  return {
    from: { name: order.merchant, address: `receipts+acct_${code.slice(0, 14)}@stripe.com` },
    replyTo: { name: order.merchant, address: `support@${order.domain}` },
    subject: `Your receipt from ${order.merchant} #${receipt}`,
    html: receiptHtml(mail, facts),
    text:
      `Receipt from ${order.merchant}\n\n${total(order)}\nPaid ${paid}\n\nReceipt number: ${receipt}\n` +
      `Invoice number: ${order.orderId}\nPayment method: ${order.cardBrand ?? 'Card'} - ` +
      `${order.cardMask ?? ''}\n\n` +
      items.join('\n') +
      `\n${sums.map(([label, minor]) => `${label}  ${price(order, minor)}`).join('\n')}\n`,
    attachments: [
      {
        filename: `Invoice-${order.orderId}.pdf`,
        contentType: 'application/pdf',
        bytes: buildPdf([{ text: 'Invoice', size: 22 }, ...lines.slice(1)]),
      },
      { filename: `Receipt-${receipt}.pdf`, contentType: 'application/pdf', bytes: buildPdf(lines) },
    ],
    carrier: 'stripe.com',
    zone: 'utc',
  };
}

interface ReceiptFacts {
  readonly receipt: string;
  readonly paid: string;
  readonly period: string;
}

type Sum = readonly [string, number];

function sumsOf(order: OrderMail['order']): readonly Sum[] {
  const tax: readonly Sum[] =
    order.taxMinor > 0
      ? [
          ['Total excluding tax', order.subtotalMinor],
          ['Tax', order.taxMinor],
        ]
      : [];
  return [
    ['Subtotal', order.subtotalMinor],
    ...tax,
    ['Total', order.totalMinor],
    ['Amount paid', order.totalMinor],
  ];
}

function receiptHtml({ order, code }: OrderMail, { receipt, paid, period }: ReceiptFacts): string {
  const sums = sumsOf(order);
  return `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
    <title>Receipt</title></head>
<body style="margin:0;background-color:#f6f9fc;
    font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Ubuntu,sans-serif;">
${preheader(`Receipt from ${order.merchant} [#${receipt}] Amount paid ${total(order)} Date paid ${paid}`)}
<table width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center" style="padding:48px 0;">
<table width="480" cellpadding="0" cellspacing="0" style="background:#ffffff;border-radius:12px;">
    <tr><td style="padding:32px;">
<div style="font-size:14px;color:#7a7a7a;">Receipt from ${h(order.merchant)}</div>
<div style="font-size:36px;font-weight:600;color:#1a1a1a;margin:6px 0 2px;">${total(order)}</div>
<div style="font-size:14px;color:#7a7a7a;">Paid ${paid}</div>
<hr style="border:0;border-top:1px solid #ebebeb;margin:24px 0;">
<table width="100%" style="font-size:14px;color:#7a7a7a;line-height:24px;">
    <tr><td>Receipt number</td><td align="right" style="color:#1a1a1a;">${receipt}</td></tr>
    <tr><td>Invoice number</td><td align="right" style="color:#1a1a1a;">${h(order.orderId)}</td></tr>
    <tr><td>Payment method</td><td align="right" style="color:#1a1a1a;">${h(order.cardBrand ?? 'Card')} -
    ${h(order.cardMask ?? '')}</td></tr></table>
</td></tr></table>
<table width="480" cellpadding="0" cellspacing="0" style="background:#ffffff;border-radius:12px;margin-top:16px;">
    <tr><td style="padding:32px;">
<div style="font-size:16px;font-weight:600;color:#1a1a1a;">Receipt #${receipt}</div>
<div style="font-size:12px;color:#7a7a7a;margin:16px 0 8px;">${period}</div>
<table width="100%" style="font-size:14px;color:#1a1a1a;line-height:22px;">${order.items
    .map(
      (item) => `<tr>
  <td>${h(order.planName ?? item.name)}<br><span style="color:#7a7a7a;font-size:12px;">Qty
  ${item.quantity}</span></td><td align="right" valign="top">${price(order, item.lineTotalMinor)}</td>
  </tr>`,
    )
    .join('')}</table>
<hr style="border:0;border-top:1px solid #ebebeb;margin:16px 0;">
<table width="100%" style="font-size:14px;line-height:26px;color:#1a1a1a;">${sums
    .map(
      ([label, minor]) => `<tr>
  <td style="font-weight:600;">${label}</td><td align="right">${price(order, minor)}</td></tr>`,
    )
    .join('')}</table>
<p style="font-size:14px;color:#7a7a7a;">Questions? Visit our support site or contact us at
    ${link(order.domain, `${code}s`, `support@${order.domain}`, 'color:#625afa;')}.</p>
</td></tr></table>
<p style="font-size:12px;color:#7a7a7a;">Powered by <b>stripe</b> &nbsp;|&nbsp;
    ${link('stripe.com', `${code}w`, 'Learn more about Stripe Billing', 'color:#7a7a7a;')}</p>
</td></tr></table>${pixel('stripe.com', code)}</body></html>`;
}

function pdfLines({ order }: OrderMail, { receipt, paid }: ReceiptFacts): readonly PdfLine[] {
  const sums = sumsOf(order);
  return [
    { text: 'Receipt', size: 22 },
    { text: `Invoice number ${order.orderId}` },
    { text: `Receipt number ${receipt}` },
    { text: `Date paid ${paid}` },
    { text: `Payment method ${cardWords(order)}` },
    { text: '' },
    { text: order.merchant, size: 13 },
    { text: `${total(order)} paid on ${paid}`, size: 15 },
    { text: '' },
    ...order.items.map((item) => ({
      text: `${order.planName ?? item.name}   Qty ${item.quantity}`,
      right: price(order, item.lineTotalMinor),
    })),
    ...sums.map(([label, minor]) => ({ text: label, right: price(order, minor) })),
  ];
}
