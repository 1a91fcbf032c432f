import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { type LanguageModelEmulator, startLanguageModelEmulator } from '#emulators/language-model/server.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { startTestProduct, type TestProduct } from '../lib/servers/product.ts';

/** A time zone with another date than UTC. */
const ELSEWHERE =
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
    (zone) => civilDateAt(new Date(), zone) !== civilDateAt(new Date(), 'UTC'),
  ) ?? '';

/** A purchase whose total is the sum of its items. */
const NOTE = [
  'it was lovely to see you.',
  '',
  'Large bowl   $40.00',
  'Small plate   $12.00',
  'Subtotal   $52.00',
  'Tax   $4.16',
  'Total   $56.16',
].join('\n');
/** Not clearly a receipt, so that it needs a review although its total is correct. */
const rawMail = (subject: string) =>
  `From: Juno <juno@studio.example>\r\n` +
  `Subject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${NOTE}\r\n`;
const ANSWER = {
  kind: 'purchase',
  merchant: 'Juno',
  order_number: null,
  ordered_on: null,
  total: { text: '$56.16', line: 5 },
  items: [],
};

describe('a language model for emails the reader is unsure of', () => {
  let endpoint: LanguageModelEmulator;
  let product: TestProduct;
  let person: Person;

  beforeAll(async () => {
    endpoint = await startLanguageModelEmulator({ port: 0 });
    product = await startTestProduct({
      environment: {
        AI_BASE_URL: endpoint.url,
        AI_MODEL: 'small-1',
        AI_API_KEY: 'sandbox-model-key',
        AI_CALLS_A_DAY: '3',
        AI_INPUT_PRICE: '1000',
        AI_OUTPUT_PRICE: '1000',
      },
    });
    person = await signUp(product);
    await person.call('updateProfile', { body: { timeZone: ELSEWHERE } });
    await connectGmail(person, NOOR);
    await waitUntilIdle(product, person.userId);
  });
  afterAll(async () => {
    await product.stop();
    await endpoint.close();
  });
  beforeEach(() => controlEmulator(endpoint.url, { op: 'forget' }));

  const allow = (thirdPartySharing: boolean) =>
    person.call('updateProfile', {
      body: {
        privacySettings: { dataSharing: false, analytics: false, marketingEmails: false, thirdPartySharing },
      },
    });
  const calls = async (): Promise<readonly { body: { messages: { content: string }[] } }[]> => {
    const list = member(await controlEmulator(endpoint.url, { op: 'calls' }), 'calls');
    return Array.isArray(list) ? list : [];
  };
  const bring = async (subject: string) => {
    await deliverEmail(product, NOOR, { raw: rawMail(subject) });
    await person.ask('requestGmailSync');
    await waitUntilIdle(product, person.userId);
  };
  const toModel = async () =>
    (await person.call('getStoredData')).traffic.filter(({ purpose }) => purpose === 'model');
  const emailOf = async (subject: string) =>
    (await person.call('listProcessedEmails', { query: { q: subject } })).emails[0];
  const answers = (answer: object) =>
    controlEmulator(endpoint.url, { op: 'answer', content: JSON.stringify(answer) });

  it('is asked only with the user’s consent, once per email, and its cost is shown', async () => {
    await answers(ANSWER);
    await bring('Saturday');
    expect(await calls()).toHaveLength(0);
    expect(await emailOf('Saturday')).toMatchObject({ state: 'needs_review', bytesSent: 0, helpedBy: null });
    expect(await toModel()).toEqual([]);

    await allow(true);
    await waitUntilIdle(product, person.userId);
    expect(await calls()).toHaveLength(1);
    const email = await emailOf('Saturday');
    expect(email).toMatchObject({ helpedBy: 'small-1', totalMinor: 5616 });
    expect(email?.bytesSent).toBeGreaterThan(0);
    const { assistant, bytesSent } = await person.call('getEmailAi');
    expect(assistant).toMatchObject({ model: 'small-1', isAllowed: true, callsToday: 1, callsMax: 3 });
    expect(assistant?.costMicrosToday).toBeGreaterThan(0);
    expect(bytesSent).toBe(email?.bytesSent);
    const [sent, ...others] = await toModel();
    expect([sent?.calls, others]).toEqual([1, []]);
    expect(sent?.bytesSent).toBeGreaterThan(bytesSent);
    const { rows } = await product.admin.query<{ day: string }>(
      `select day::text from app.assistant_usage where user_id = $1`,
      [person.userId],
    );
    const userDay = civilDateAt(new Date(), ELSEWHERE);
    expect([sent?.day, rows], 'the day is the user’s').toEqual([userDay, [{ day: userDay }]]);

    await person.ask('requestGmailSync');
    await waitUntilIdle(product, person.userId);
    expect(await calls()).toHaveLength(1);
  });

  it('changes nothing if it returns nonsense or text that is not in the email', async () => {
    await answers({ ...ANSWER, merchant: 'Evil Corp', total: { text: '$9,999.00', line: 5 } });
    await bring('Sunday');
    expect(await calls()).toHaveLength(1);
    expect(await emailOf('Sunday')).toMatchObject({ state: 'needs_review', totalMinor: 5616 });
    expect((await emailOf('Sunday'))?.merchant).not.toContain('Evil');
  });

  it('leaves the reader’s result if it fails, and is not asked over budget', async () => {
    await controlEmulator(endpoint.url, { op: 'answer', status: 422 });
    await bring('Monday');
    expect(await calls()).toHaveLength(1);
    expect(await emailOf('Monday')).toMatchObject({ state: 'needs_review', helpedBy: null });
    await bring('Tuesday');
    expect(await calls()).toHaveLength(1);
    expect((await person.call('getEmailAi')).assistant?.callsToday).toBe(3);
  });

  it('is not asked after the user withdraws consent', async () => {
    await product.admin.query('update app.assistant_usage set calls = 0');
    await allow(false);
    await bring('Wednesday');
    expect(await calls()).toHaveLength(0);
  });
});
