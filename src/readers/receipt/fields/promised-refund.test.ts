import { describe, expect, it } from 'vitest';
import { parseEmail } from '../email/parse-email.ts';
import { findCandidates } from '../find-candidates.ts';
import { readPage } from '../read-page.ts';
import { readReceipt } from '../read-receipt.ts';
import { buildDateContext } from './order-date.ts';
import { findPromisedRefund } from './promised-refund.ts';

const ENCODER = new TextEncoder();

function mail(subject: string, body: string, more = ''): Uint8Array {
  return ENCODER.encode(
    'From: Lantern Weaving <orders@lanternweaving.example>\r\nTo: sam@home.example\r\n' +
      'Date: Mon, 02 Nov 2026 09:00:00 +0000\r\nSubject: ' +
      `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\n` +
      `${more}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n` +
      `${body.replaceAll('\n', '\r\n')}\r\n`,
  );
}

/** Subject, body, and the expected promise (minor units, currency, last day). */
type Promised = readonly [
  subject: string,
  body: string,
  totalMinor: number | null,
  currency: string | null,
  dueOn: string | null,
];

const PROMISES: readonly Promised[] = [
  [
    'We received your return',
    'Hi Sam,\nWe received your return for order LW-810001. Once we have checked the items, we will ' +
      'refund $40.00 to your Visa ending in 3390.',
    4_000,
    'USD',
    null,
  ],
  [
    'About your return',
    'Your refund of $40.00 will be issued in 5–10 business days to your original payment method.\nOrder: LW-810001',
    4_000,
    'USD',
    '2026-11-16',
  ],
  [
    'Your return has arrived',
    'Good news, your return has arrived at our warehouse.\nRefund amount: $18.25\n' +
      'You will receive your refund by November 12, 2026.',
    1_825,
    'USD',
    '2026-11-12',
  ],
  [
    'Order LW-810001 was cancelled',
    'Your order was cancelled as you asked. The amount you paid will be refunded to your card within 7 days.',
    null,
    null,
    '2026-11-09',
  ],
  [
    'Your refund is being processed',
    'We have cancelled your booking. Your refund of £120.50 is being processed. Please allow up to 10 ' +
      'working days for it to reach your account.',
    12_050,
    'GBP',
    '2026-11-16',
  ],
  [
    'Ihre Rücksendung ist eingegangen',
    'Guten Tag,\nwir haben Ihre Rücksendung zur Bestellung LW-810001 erhalten. Nach der Prüfung ' +
      'erstatten wir Ihnen 39,90 € innerhalb von 5 Werktagen auf Ihr Konto.',
    3_990,
    'EUR',
    '2026-11-09',
  ],
  [
    'Stornierung bestätigt',
    'Ihre Bestellung wurde storniert. Der Betrag von 59,00 EUR wird Ihnen in den nächsten 3 bis 5 ' +
      'Tagen gutgeschrieben.',
    5_900,
    'EUR',
    '2026-11-07',
  ],
  [
    'Votre retour a bien été reçu',
    'Bonjour,\nNous avons bien reçu votre retour. Vous serez remboursé de 24,50 € sous 14 jours sur votre carte.',
    2_450,
    'EUR',
    '2026-11-16',
  ],
  [
    'Hemos recibido tu devolución',
    'Hemos recibido tu devolución del pedido LW-810001. Te reembolsaremos 32,00 € en un plazo de 5 días hábiles.',
    3_200,
    'EUR',
    '2026-11-09',
  ],
  [
    'Abbiamo ricevuto il tuo reso',
    'Abbiamo ricevuto il tuo reso. Il rimborso di 45,90 € verrà accreditato entro 14 giorni.',
    4_590,
    'EUR',
    '2026-11-16',
  ],
  [
    'We hebben je retour ontvangen',
    'We hebben je retour ontvangen. Je terugbetaling van € 27,95 wordt binnen 5 werkdagen verwerkt.',
    2_795,
    'EUR',
    '2026-11-09',
  ],
  [
    'Recebemos a sua devolução',
    'Recebemos a sua devolução. O reembolso de 19,99 € será efetuado em até 7 dias úteis.',
    1_999,
    'EUR',
    '2026-11-12',
  ],
];

const LOOK_ALIKES: readonly (readonly [subject: string, body: string, more?: string])[] = [
  [
    'Autumn is here',
    'New blankets, now in rust and moss.\nReturns are free. Refunds are issued within 14 days of ' +
      'receiving your return.',
    'List-Unsubscribe: <https://lanternweaving.example/u>\r\n',
  ],
  [
    'How returns work',
    'How do I return an item? Send it back within 30 days. If you return an item, we will refund the ' +
      'price you paid within 14 days.\nRefunds will be issued to the original payment method.',
  ],
  [
    'Terms of sale have changed',
    'Our refund policy: a full refund will be given to customers who return unused items. Your refund may be reduced.',
  ],
  [
    'About your request',
    'We are sorry, your refund request was declined. No refund will be issued for order LW-810001.',
  ],
  [
    'Your weekend in Lisbon',
    'Your booking is confirmed for 12 June.\nCancel by 1 June: if you cancel, your refund of €120.00 ' +
      'will be issued within 5 days.',
  ],
  ['Love it or your money back', 'Try our tea for 30 days. We will refund up to $50 if it is not for you.'],
  [
    'Neue Farben sind da',
    'Kostenlose Rücksendung. Erstattungen erfolgen innerhalb von 14 Tagen. Wenn Sie Artikel ' +
      'zurücksenden, erstatten wir Ihnen den Kaufpreis.',
  ],
  [
    'Nos conditions',
    'Les remboursements sont effectués sous 14 jours. Si vous retournez un article, nous vous rembourserons.',
  ],
  ['Novedades', 'Si no te gusta, te devolveremos el dinero. Los reembolsos se realizan en 14 días.'],
  ['Novità', 'Se non sei soddisfatto, ti rimborseremo. I rimborsi vengono effettuati entro 14 giorni.'],
  ['Nieuw binnen', 'Als je een artikel retourneert, betalen we het bedrag binnen 14 dagen terug.'],
  ['Novidades', 'Se não gostar, devolveremos o seu dinheiro em até 7 dias.'],
  [
    'Your statement is ready',
    'Your statement for October is ready. Questions about a refund? Visit our help pages.',
  ],
];

async function promiseIn(bytes: Uint8Array) {
  const email = findCandidates(await readPage(parseEmail(bytes)), 'USD');
  return findPromisedRefund({
    ...email,
    dateContext: buildDateContext(email.lines, email.date?.on ?? null, true),
  });
}

describe('a promised refund', () => {
  it.each(PROMISES)('is read: %s', async (subject, body, totalMinor, currency, dueOn) => {
    expect(await promiseIn(mail(subject, body))).toMatchObject({ totalMinor, currency, dueOn });
  });

  it.each(LOOK_ALIKES)('is not taken from: %s', async (subject = '', body = '', more = '') => {
    expect(await promiseIn(mail(subject, body, more))).toBeNull();
  });

  it('is added to a refund that the email only announces', async () => {
    const stated = async (text: string) =>
      (await readReceipt(mail('Your refund', text))).promisedRefund?.totalMinor;
    expect(await stated('Your refund of $40.00 will be issued in 5-10 days. Order: LW-810001')).toBe(4_000);
    expect(await stated('We issued your refund of $40.00 to your Visa on November 2, 2026.')).toBeUndefined();
  });

  it('is added to the reading of an email that is not a receipt, with its text', async () => {
    const { kind, orderId, promisedRefund } = await readReceipt(
      mail(
        'Hemos recibido tu devolución',
        'Hemos recibido tu devolución. Te reembolsaremos 32,00 € en 5 días.\nPedido: LW-810001',
      ),
    );
    expect([kind, orderId, promisedRefund?.evidence.text]).toEqual([
      'other',
      'LW-810001',
      'Te reembolsaremos 32,00 € en 5 días.',
    ]);
  });
});
