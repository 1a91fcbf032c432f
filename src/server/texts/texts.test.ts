import { describe, expect, it } from 'vitest';
import type { Finding, FindingKind } from '#domain/findings/finding.ts';
import { moneyMessage, userMessage } from '#domain/messages/user-message.ts';
import { createNotice, NOTICE_KINDS } from '#domain/notifications/notice.ts';
import { findingWords } from './finding-words.ts';
import { textsOf } from './texts.ts';

const english = textsOf('en');
const spanish = textsOf('es');

/** Texts that read the same in both languages. */
const ALIKE = ['pack.paper.form.total', 'pack.facts.total'];

/** Values that show in a text: a few words, a number, and codes that tables are looked up by. */
const VALUES = { text: 'Örnamentum', count: 7 };

interface Leaf {
  readonly place: string;
  readonly english: unknown;
  readonly spanish: unknown;
}

/** The texts of both catalogs, place by place. */
function leaves(one: unknown, other: unknown, place = ''): Leaf[] {
  if (one === null || typeof one !== 'object') return [{ place, english: one, spanish: other }];
  const others = new Map(Object.entries(other ?? {}));
  return Object.entries(one).flatMap(([name, part]) =>
    leaves(part, others.get(name), place === '' ? name : `${place}.${name}`),
  );
}

const all = leaves(english, spanish);

describe('the Spanish catalog', () => {
  it('has every text of the English one and no other', () => {
    const places = (from: unknown) =>
      leaves(from, from)
        .map(({ place }) => place)
        .sort();
    expect(places(spanish)).toEqual(places(english));
    expect(all.length).toBeGreaterThan(350);
  });

  it('says each of them in Spanish', () => {
    const same = all
      .filter(
        (leaf) => typeof leaf.english === 'string' && leaf.english !== '' && leaf.english === leaf.spanish,
      )
      .map(({ place }) => place);
    expect(same).toEqual(ALIKE);
  });

  it('is written in Latin American Spanish for one person: no vos, no usted, no vosotros', () => {
    const texts = all.map((leaf) => leaf.spanish).filter((text) => typeof text === 'string');
    expect(
      texts.filter((text) => /\b(?:usted|ustedes|vosotros|podéis|ordenador|móvil)\b/i.test(text)),
    ).toEqual([]);
  });

  it('shows every value that the English one shows', () => {
    const said = (make: unknown, values: readonly unknown[]): string =>
      typeof make === 'function' ? String(Reflect.apply(make, null, values)) : '';
    const plain = all.filter(
      ({ english: text, place }) =>
        typeof text === 'function' && !/^(?:emails|history|notices|findings|sentence)/.test(place),
    );
    expect(plain.length).toBeGreaterThan(40);
    for (const leaf of plain) {
      const make = leaf.english;
      if (typeof make !== 'function') continue;
      for (let at = 0; at < make.length; at += 1) {
        const values = Array.from({ length: make.length }, (_, place) =>
          place === at ? VALUES.count : VALUES.text,
        );
        for (const count of [7, 'Zyzzyva']) {
          values[at] = count;
          const shows = tried(() => said(make, values).includes(String(count)));
          if (shows)
            expect(said(leaf.spanish, values), `${leaf.place} shows its value ${at + 1}`).toContain(
              String(count),
            );
        }
      }
    }
  });

  it('has words for every kind of notification, with the same figures', () => {
    for (const kind of NOTICE_KINDS) {
      const notice = createNotice(kind, '2026-11-20', '2026-11-20', {
        merchant: 'Amber Quay',
        currency: 'USD',
        amountMinor: 12_345,
        facts: { account: 'Checking', name: 'First Bank', lines: 3, year: 2026, from: '2026-11-14' },
      });
      const [first, second] = [english, spanish].map((texts) => tried(() => texts.notices.words(notice)));
      expect(second, kind).not.toEqual(first);
    }
  });
});

it.each([
  [english, 'From $15.49 to $17.99 on 2026-09-12.', 'Amber Quay charged $1.20 more than its receipt'],
  [spanish, 'De $15.49 a $17.99', 'Amber Quay cobró $1.20 más que su recibo'],
])('findings state amounts as the user reads them everywhere', (texts, rise, difference) => {
  const about = (kind: FindingKind, facts: Finding['facts']) =>
    findingWords(
      {
        ...{ kind, key: 'k', on: '2026-09-12', merchant: 'Amber Quay', amountMinor: 120, currency: 'USD' },
        ...{ receiptIds: [], transactionIds: [], planId: null, facts },
      },
      texts,
    );
  expect(about('price_up', { fromMinor: 1_549, toMinor: 1_799 }).detail).toContain(rise);
  expect(about('amount_differs', { statedMinor: 900, chargedMinor: 1_020 }).title).toBe(difference);
});

describe('messages', () => {
  it.each([
    [userMessage('daysLater', 3), '3 days later', '3 días después'],
    [
      userMessage('dateChangedByBank', userMessage('day', '2026-10-03'), userMessage('day', '2026-10-05')),
      'Date changed by the bank from Oct 3, 2026 to Oct 5, 2026',
      'Fecha cambiada por el banco de 3 oct 2026 a 5 oct 2026',
    ],
    [
      userMessage('withoutTip', moneyMessage(450, 'EUR')),
      'without the €4.50 tip',
      'sin la propina de EUR\u00a04.50',
    ],
    [userMessage('daysEarlier', 1), '1 day earlier', '1 día antes'],
    [
      userMessage('severalCharges', 2, userMessage('addsUpToTotal')),
      '2 charges, adds up to the total',
      '2 cargos, que suman el total',
    ],
    [
      userMessage('gapMore', moneyMessage(1_200, 'USD'), userMessage('notImported', 1)),
      'The bank says $12.00 more than the transactions add up to. 1 transaction couldn’t be imported.',
      'El banco indica $12.00 más de lo que suman las transacciones. No se pudo importar 1 transacción.',
    ],
    [
      userMessage('emailUnclear', userMessage('emailTotalMissing', 'refund')),
      'Unclear: Refund confirmation, but no total was found.',
      'Poco claro: Confirmación de reembolso, pero no se encontró un total.',
    ],
    [
      userMessage('mailboxFailed', 'unavailable', 'gmail'),
      'Gmail isn’t responding. Your progress is saved. Try again in a moment.',
      'Gmail no responde. Tu avance está guardado. Inténtalo de nuevo en un momento.',
    ],
    [
      userMessage('inFile', 'a.csv', userMessage('noSuchDate', '31/31/2026')),
      'a.csv: no such date: “31/31/2026”',
      'a.csv: esa fecha no existe: “31/31/2026”',
    ],
    [userMessage('dateMissing', 'row'), 'the row has no date', 'la fila no tiene fecha'],
    [
      userMessage('bankAnsweredError', '15500', ''),
      'the bank answered with error 15500',
      'el banco respondió con el error 15500',
    ],
    [
      userMessage('tooManyMessages', 1_000_000),
      'The file holds more than 1,000,000 messages. Upload the rest on its own.',
      'El archivo contiene más de 1,000,000 de mensajes. Sube el resto por separado.',
    ],
    [
      userMessage('tooManyCodes', 1),
      'Too many wrong codes for this account. Try again in a minute.',
      'Demasiados códigos incorrectos para esta cuenta. Inténtalo de nuevo en un minuto.',
    ],
    [userMessage('categoryName', 'FOOD_AND_DRINK_GROCERIES'), 'Groceries', 'Supermercado'],
    // Rows of earlier versions store sentences.
    ['Not in the ledger yet', 'Not in the ledger yet', 'Not in the ledger yet'],
    ['["Amber Quay"]', '["Amber Quay"]', '["Amber Quay"]'],
    ['["constructor"]', '["constructor"]', '["constructor"]'],
  ])('%s is worded in each language', (text, inEnglish, inSpanish) => {
    expect(english.sentence(text)).toBe(inEnglish);
    expect(spanish.sentence(text)).toBe(inSpanish);
  });
});

/** What a text says, or null where its values are no values of it. */
function tried<Value>(say: () => Value): Value | null {
  try {
    return say();
  } catch {
    return null;
  }
}
