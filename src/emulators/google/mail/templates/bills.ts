import type { MailDraft } from '../draft.ts';
import { addDaysTo, money, showDay } from '../format.ts';
import { h, image, link, pixel, preheader } from '../html.ts';
import type { PlainMail } from '../plain-mail.ts';

/** A bill due: not paid yet. */
export function billReady(
  mail: PlainMail,
  bill: {
    readonly from: string;
    readonly domain: string;
    readonly amountMinor: number;
    readonly dueOn: string;
  },
): MailDraft {
  const { person, code, random } = mail;
  const preview = `Your bill of ${money(bill.amountMinor)} is due ${showDay(bill.dueOn, 'medium')}`;
  const html = `<html><head><meta charset="utf-8"></head>
    <body style="margin:0;background:#eef1f4;
    font-family:Arial,sans-serif;">${preheader(preview)}
<table align="center" width="600" cellpadding="0" cellspacing="0" style="background:#fff;">
    <tr><td style="padding:24px 32px;
    border-bottom:4px solid #3aa0d8;">${image(bill.domain, 'logo.png', bill.from, 150, 40)}</td></tr>
<tr><td style="padding:26px 32px;font-size:15px;line-height:24px;color:#333;"><b
    style="font-size:20px;">Your bill is ready</b><br><br>Hi ${h(person.firstName)}, here is your new bill.<table
    width="100%" cellpadding="8" style="background:#f5f8fa;margin:16px 0;font-size:15px;">
    <tr><td>Account number</td><td align="right">${random.digits(6)}****</td></tr>
    <tr><td>Amount due</td><td align="right"><b>${money(bill.amountMinor)}</b></td></tr>
    <tr><td>Due date</td><td align="right">${showDay(bill.dueOn, 'medium')}</td></tr>
    </table>AutoPay is on: we will draw this amount on the due date.<br>${link(bill.domain, code, 'View bill')}</td>
    </tr>
<tr><td style="padding:18px 32px;font-size:11px;color:#7a7a7a;">${h(bill.from)}. Please do not reply to this
    e-mail.</td></tr></table>${pixel(bill.domain, code)}</body></html>`;
  return {
    from: { name: bill.from, address: `ebill@${bill.domain}` },
    subject: `Your ${bill.from} bill is ready`,
    html,
    zone: 'utc',
    carrier: `bills.${bill.domain}`,
  };
}

/** An insurer's explanation of benefits: "this is not a bill". */
export function explanationOfBenefits(mail: PlainMail): MailDraft {
  const { person, day, random } = mail;
  const charged = random.int(14_000, 52_000);
  const share = random.int(2_500, 6_400);
  const text = `THIS IS NOT A BILL

Explanation of Benefits for ${person.name}

Claim number:        ${random.digits(11)}
Date of service:     ${showDay(addDaysTo(day, -18), 'slashes')}
Amount billed:       ${money(charged)}
Plan discount:       ${money(Math.round(charged * 0.41))}
Plan paid:           ${money(charged - Math.round(charged * 0.41) - share)}
What you may owe:    ${money(share)}

Your provider may bill you for the amount you may owe. Sign in to see details.

Bluebonnet Health Plan
`;
  return {
    from: { name: 'Bluebonnet Health Plan', address: 'eob@bluebonnethealth.test' },
    subject: 'Your Explanation of Benefits is available',
    text,
    encoding: 'base64',
    zone: 'utc',
  };
}

/** An unpaid contractor invoice with payment terms. */
export function unpaidInvoice(mail: PlainMail): MailDraft {
  const { person, day, random } = mail;
  const minor = random.int(9_500, 42_000);
  return {
    from: { name: 'Hartmann Plumbing', address: 'office@hartmannplumbing.test' },
    subject: `Invoice ${random.int(1100, 1900)} from Hartmann Plumbing`,
    text:
      `Hi ${person.firstName},\n\nHere's the invoice for the ` +
      `work at ${person.street}.\n\nAmount due: ${money(minor)}\nDue date: ` +
      `${showDay(addDaysTo(day, 14), 'slashes')}\n\nYou can pay by check. Let me know if you have any ` +
      'questions.\n\nPete Hartmann\n',
    zone: 'local',
  };
}

export function quote(mail: PlainMail): MailDraft {
  const { person, random } = mail;
  return {
    from: { name: 'Violet Crown Windows', address: 'quotes@violetcrownwindows.test' },
    subject: 'Your estimate for 3 windows',
    text:
      `Dear ${person.firstName},\n\nThank you for having us over. Our estimate:\n\n` +
      `3 double-hung windows, ` +
      `installed    ${money(random.int(210_000, 389_000))}\nPermit                              $85.00\n\n` +
      `The estimate is valid for 30 days. A deposit of 30 % is due when you accept. Nothing has been ` +
      `charged.\n\nViolet Crown Windows\n`,
    zone: 'local',
  };
}

/** An order paid in full by gift card: a receipt without a charge. */
export function giftCardOrder(mail: PlainMail): MailDraft {
  const { person, day, random, code } = mail;
  const goods = random.pick([
    ['Fiskars Garden Shears', 2499],
    ['Stoneware Baking Dish', 3199],
    ['Fleece Throw Blanket', 2850],
  ] as const);
  const tax = Math.round(goods[1] * 0.0825);
  const order = `${random.digits(4)}-${random.digits(6)}`;
  const html = `<html><body style="margin:0;background:#faf7f2;font-family:Georgia,serif;color:#2d2a26;">
    <table align="center" width="560" cellpadding="0" cellspacing="0" style="background:#fff;">
    <tr><td style="padding:30px 36px;"><p style="font-size:26px;margin:0 0 14px;">Marigold &amp; Pine</p>
    <p style="font-size:15px;line-height:24px;">Thank you, ${h(person.firstName)}. Order ${order},
    ${showDay(day)}.</p><table width="100%" style="font-size:15px;line-height:26px;">
    <tr><td>${goods[0]} × 1</td><td align="right">${money(goods[1])}</td></tr>
    <tr><td>Tax</td><td align="right">${money(tax)}</td></tr>
    <tr><td><b>Total</b></td><td align="right"><b>${money(goods[1] + tax)}</b></td></tr>
    <tr><td>Gift card ••••${random.digits(4)}</td><td align="right">-${money(goods[1] + tax)}</td></tr>
    <tr><td>Charged to card</td><td align="right">$0.00</td></tr></table></td></tr>
    </table>${pixel('marigoldandpine.test', code)}</body></html>`;
  return {
    from: { name: 'Marigold & Pine', address: 'orders@marigoldandpine.test' },
    subject: `Order ${order} confirmed`,
    html,
    zone: 'local',
  };
}

/** A hotel booking paid at check-in: no charge until then. */
export function hotelBooking(mail: PlainMail): MailDraft {
  const { person, day, random, code } = mail;
  const nightly = random.int(14_900, 23_900);
  const arrive = addDaysTo(day, random.int(20, 60));
  const html = `<html><body style="font-family:Arial,sans-serif;font-size:14px;line-height:22px;color:#222;">
    <table width="600" align="center" cellpadding="12" style="border:1px solid #ddd;">
    <tr><td bgcolor="#7a1f3d" style="color:#fff;font-size:20px;">The Lantern Hotel, Marfa</td></tr>
    <tr><td>Dear ${h(person.name)},<br><br>Your reservation is confirmed.<br><b>Confirmation number:</b>
    ${random.digits(8)}<br><b>Arrival:</b> ${showDay(arrive, 'weekday')}<br><b>Departure:</b>
    ${showDay(addDaysTo(arrive, 2), 'weekday')}<br><b>Rate per night:</b> ${money(nightly)}<br><b>Estimated total with
    tax:</b> ${money(Math.round(nightly * 2 * 1.13))}<br><br>You will pay at the hotel. Your card guarantees the room
    and has not been charged. Free cancellation until two days before arrival.</td></tr>
    <tr><td style="font-size:11px;color:#777;">${link('thelanternhotel.test', code, 'Change or cancel')}</td></tr>
    </table></body></html>`;
  return {
    from: { name: 'The Lantern Hotel', address: 'reservations@thelanternhotel.test' },
    subject: 'Your reservation is confirmed',
    html,
    zone: 'local',
  };
}

/** A receipt for a monthly donation, with the tax statement. */
export function donationReceipt(
  mail: PlainMail,
  gift: { readonly to: string; readonly domain: string; readonly amountMinor: number; readonly on: string },
): MailDraft {
  const { person, random } = mail;
  return {
    from: { name: gift.to, address: `giving@${gift.domain}` },
    subject: `Thank you for your monthly gift to ${gift.to}`,
    text:
      `Dear ${person.firstName},\n\nThank you for your ` +
      `gift of ${money(gift.amountMinor)}, received on ${showDay(gift.on)}. Because of you, families have ` +
      `groceries this week.\n\n` +
      `Gift amount: ${money(gift.amountMinor)}\nGift type: monthly, by card\n` +
      `Receipt number: D-${random.digits(7)}\n\nNo goods or services were provided in exchange for this ` +
      `contribution. Please keep this message for your tax records. Our tax ID ` +
      `is 74-${random.digits(7)}.\n\nWith gratitude,\n${gift.to}\n`,
    bulk: true,
    zone: 'local',
  };
}
