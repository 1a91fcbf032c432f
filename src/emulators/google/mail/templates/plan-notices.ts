import type { MailDraft } from '../draft.ts';
import { money, showDay } from '../format.ts';
import { button, footerRow, h, image, SANS, tableShell } from '../html.ts';
import { cardWords, type OrderMail } from '../order-mail.ts';

/** The start of a free trial: nothing paid, with the end date and the later price. */
export function trialStarted(mail: OrderMail): MailDraft {
  const { order, person } = mail;
  const ends = order.trialEndsOn ? showDay(order.trialEndsOn) : 'the end of the trial';
  const then = money(order.renewalMinor ?? 0, order.currency);
  const every = order.period === 'annually' ? 'year' : 'month';
  return notice(
    mail,
    `Your free trial of ${order.planName ?? order.merchant} has started`,
    [
      `Hi ${person.firstName},`,
      `Welcome to ${order.planName ?? order.merchant}. Your free trial starts today and ends on ${ends}.`,
      `Due today: $0.00. After the trial you will be ` +
        `charged ${then} per ${every} to your ${cardWords(order)} until you cancel. To avoid the charge, cancel at ` +
        `least 24 hours before ${ends}.`,
      `Order ID: ${order.orderId}`,
    ],
    'Start exploring',
  );
}

export function trialEnding(mail: OrderMail): MailDraft {
  const { order, person } = mail;
  const ends = order.trialEndsOn ? showDay(order.trialEndsOn, 'weekday') : 'soon';
  return notice(
    mail,
    `Your free trial ends ${ends}`,
    [
      `Hi ${person.firstName},`,
      `A reminder: your free ` +
        `trial of ${order.planName ?? order.merchant} ends ${ends}. We will then charge ` +
        `${money(order.renewalMinor ?? 0, order.currency)} to your ${cardWords(order)}.`,
      'Nothing to do if you would like to stay. You can cancel in your account settings before then.',
    ],
    'Manage plan',
  );
}

/** A price increase notice, not a charge. */
export function priceIncrease(
  mail: OrderMail,
  fromMinor: number,
  toMinor: number,
  startsOn: string,
): MailDraft {
  const { order, person, random } = mail;
  const every =
    order.period === 'annually' ? 'year' : order.period === 'four_weekly' ? 'four weeks' : 'month';
  const subject = random.pick([
    `An update to your ${order.merchant} price`,
    `We're updating the price of your plan`,
    `Changes to your ${order.merchant} subscription`,
  ]);
  return notice(
    mail,
    subject,
    [
      `Hi ${person.firstName},`,
      `We're writing to let you know that the price ` +
        `of your ${order.planName ?? 'plan'} will change from ${money(fromMinor)} to ${money(toMinor)} ` +
        `per ${every}, plus tax where it applies. The new price starts with your bill on ` +
        `${showDay(startsOn)}.`,
      'This lets us keep improving what we make. If you do not agree with the change, you can cancel at any time.',
    ],
    'Review my plan',
  );
}

export function renewalNotice(mail: OrderMail): MailDraft {
  const { order, person } = mail;
  const on = order.nextRenewalOn ? showDay(order.nextRenewalOn) : '';
  return notice(
    mail,
    `${order.planName ?? order.merchant} renews on ${on}`,
    [
      `Hi ${person.firstName},`,
      `Your subscription renews ` +
        `automatically on ${on} for ${money(order.renewalMinor ?? order.totalMinor, order.currency)}. We ` +
        `will use the ${cardWords(order)} on file.`,
      `You do not need to do anything. To change or cancel, visit your account before ${on}.`,
    ],
    'Manage subscription',
  );
}

export function cancelled(mail: OrderMail, lastDay: string): MailDraft {
  const { order, person } = mail;
  return notice(
    mail,
    `Your ${order.merchant} subscription is cancelled`,
    [
      `Hi ${person.firstName},`,
      `This confirms that ${order.planName ?? order.merchant} was cancelled at your request. You can keep watching ` +
        `until ${showDay(lastDay)}; after that you will not be charged again.`,
      `Confirmation: ${order.orderId}-C`,
      'Changed your mind? You can restart whenever you like.',
    ],
    'Restart',
  );
}

export function paymentFailed(mail: OrderMail): MailDraft {
  const { order, person } = mail;
  return notice(
    mail,
    `Action needed: your payment of ${money(order.totalMinor, order.currency)} did not go through`,
    [
      `Hi ${person.firstName},`,
      `We could not charge your ${cardWords(order)} for ${order.planName ?? order.merchant} ` +
        `(${money(order.totalMinor, order.currency)}). Your bank declined the payment.`,
      'We will try again in 24 hours. Please check that your card has not expired.',
    ],
    'Update payment method',
  );
}

function notice(mail: OrderMail, subject: string, paragraphs: readonly string[], action: string): MailDraft {
  const { order, code } = mail;
  const colour = mail.random.pick(['#1f3a5f', '#5b2a86', '#0d6b57', '#b3261e', '#222222']);
  const rows = `<tr><td class="pad"
    style="padding:26px 40px 6px;">${image(order.domain, 'logo.png', order.merchant, 110, 30)}</td></tr>
${paragraphs
  .map(
    (part) => `<tr><td class="pad" style="padding:8px 40px;${SANS}font-size:15px;line-height:24px;
  color:#333333;">${h(part)}</td></tr>`,
  )
  .join('\n')}
<tr><td style="padding:20px 0 34px;">${button(order.domain, `${code}m`, action, colour)}</td></tr>`;
  return {
    from: { name: order.merchant, address: `account@${order.domain}` },
    subject,
    html: tableShell({
      title: subject,
      preheader: paragraphs[1] ?? subject,
      domain: order.domain,
      code,
      rows,
      footer: footerRow(order.domain, code, [`You receive this because of your ${order.merchant} account.`]),
    }),
    text: `${paragraphs.join('\n\n')}\n`,
    bulk: true,
    zone: 'utc',
  };
}
