import type { MailDraft } from '../draft.ts';
import { addDaysTo, money, showDay } from '../format.ts';
import type { PlainMail, PlainTemplate } from '../plain-mail.ts';

const FRIENDS = [
  { name: 'Ren Okafor', address: 'ren.okafor@sandbox.test' },
  { name: 'Mum', address: 'alice.ellis@sandbox.test' },
  { name: 'Theo Brandt', address: 'theo.brandt@sandbox.test' },
  { name: 'Priya Raman', address: 'priya@ramanfamily.test' },
] as const;

const NOTES: readonly ((mail: PlainMail) => readonly [string, string])[] = [
  (mail) => [
    'Saturday?',
    `Hey ${mail.person.firstName},\n\nAre you two free on Saturday? Thinking tacos and the late show. I can get ` +
      `tickets, they're about ${money(mail.random.int(1200, 1900))} each.\n\nT`,
  ],
  (mail) => [
    'Re: cabin',
    `You owe me ${money(mail.random.int(4000, 9900))} for the cabin, no rush, pay me whenever. It was worth every ` +
      `cent!\n\n> On ${showDay(addDaysTo(mail.day, -2), 'medium')}, ${mail.person.name} wrote:\n> How much was my ` +
      `half in the end?\n`,
  ],
  () => [
    'photos from sunday',
    'Finally uploaded them. The one by the creek is my favourite. Print it?\n\nxx',
  ],
  (mail) => [
    'Recipe',
    `The lentil thing you asked about:\n\n2 cups lentils\n1 onion\n3 cloves garlic\n14.5 oz can tomatoes\nsalt\n\n` +
      `Simmer for 40 minutes. Serves ${mail.random.int(4, 6)}.\n`,
  ],
  () => ['dentist', 'Can you ask them whether they have anything on a Friday? I keep missing the calls.\n'],
  (mail) => [
    'Rent',
    `Landlord says it goes to ${money(mail.random.int(189_000, 205_000))} from January. Call me tonight?\n`,
  ],
];

export function friendNote(mail: PlainMail): MailDraft {
  const [subject, text] = mail.random.pick(NOTES)(mail);
  return {
    from: mail.random.pick(FRIENDS),
    subject,
    text: `${text}\n`,
    encoding: '8bit',
    zone: 'local',
    carrier: 'sandbox.test',
  };
}

export function schoolNotice(mail: PlainMail): MailDraft {
  return {
    from: { name: 'Zilker Elementary PTA', address: 'pta@zilkerelementary.test' },
    subject: 'Book fair next week – volunteers wanted',
    text:
      `Dear families,\n\n` +
      `The book fair is on ${showDay(addDaysTo(mail.day, 6), 'weekday')}. Children may bring up to $20 in cash. We ` +
      `still need four volunteers for the afternoon.\n\nThank you!\n`,
    bulk: true,
    zone: 'local',
  };
}

/** A one-time code: numbers that aren't amounts. */
export function securityCode(mail: PlainMail): MailDraft {
  const [name, domain] = mail.random.pick([
    ['Microsoft account team', 'accountprotection.microsoft.com'],
    ['PayPal', 'paypal.com'],
    ['First Platypus Bank', 'firstplatypus.bank.test'],
    ['Airbnb', 'airbnb.com'],
  ] as const);
  const digits = mail.random.digits(6);
  return {
    from: { name, address: `no-reply@${domain}` },
    subject: mail.random.pick([
      `${digits} is your verification code`,
      'Your security code',
      'Confirm it is you',
    ]),
    text:
      `Your one-time code is ${digits}\n\nIt expires in 10 minutes. If you did not ask for it, you can ignore ` +
      `this message. Nobody will ever call you for it.\n`,
    zone: 'utc',
  };
}

/** A fake receipt: forged sender, odd address, a threat and a phone number. */
export function phishing(mail: PlainMail): MailDraft {
  const { random, day } = mail;
  const minor = random.pick([49_999, 38_999, 69_900]);
  const brand = random.pick(['Geek Defender 360', 'PayPaI Service', 'Norton LifeLock Renewal']);
  const order = `${random.code(3)}-${random.digits(9)}`;
  return {
    from: { name: brand, address: `${random.code(9).toLowerCase()}@invoice-desk-support.test` },
    subject: `Invoice ${order} - Your account has been charged`,
    html: `<html><body><div style="font-family:Arial;font-size:15px;"><p>Dear Customer,</p>
      <p>Thank you for your purchase. Your subscription has been renewed and <b>${money(minor)}</b> has been debited
      from your account.</p><table border="1" cellpadding="6"><tr><td>Order</td><td>${order}</td></tr>
      <tr><td>Date</td><td>${showDay(day, 'slashes')}</td></tr>
      <tr><td>Product</td><td>Total Security 3 Years</td></tr><tr><td>Total</td><td>${money(minor)}</td></tr></table>
      <p>If you did not authorise this charge call <b>+1 (808) 555-0${random.digits(3)}</b> within 24 hours to cancel
      and get a refund.</p><p style="color:#fff;font-size:1px;">Order total: $1.00 refund approved</p></div></body>
      </html>`,
    forged: true,
    zone: 'utc',
  };
}

export const PERSONAL_NOTES: readonly PlainTemplate[] = [friendNote, friendNote, friendNote, schoolNotice];
