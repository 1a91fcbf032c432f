import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkAndImport } from '../lib/bank.ts';
import { emailsTo, linkParameter, waitForEmail } from '../lib/caught-emails.ts';
import { expectEnvelope } from '../lib/envelope.ts';
import { readZip } from '../lib/files/zip.ts';
import { member, send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { startMailSync } from '../lib/mail.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

/** Calls without the checks of `Person.ask`, with separate headers. */
async function messageOf(path: string, headers: Record<string, string>): Promise<string> {
  return String(member((await send(`${product().url}/api${path}`, { headers })).json, 'message'));
}

describe('a visitor who is not signed in', () => {
  it('reads errors in the browser’s language, or in the language chosen on the screens', async () => {
    const asked = (headers: Record<string, string>) => messageOf('/v1/auth/me', headers);
    expect(await asked({ 'accept-language': 'es-MX,es;q=0.9' })).toBe('Inicia sesión de nuevo.');
    expect(await asked({ 'accept-language': 'en-US' })).toBe('Please sign in again.');
    expect(await asked({ 'accept-language': 'en-US', cookie: 'fettle.language=es' })).toBe(
      'Inicia sesión de nuevo.',
    );
    expect(await messageOf('/nowhere', { 'accept-language': 'es' })).toBe('No encontrado.');
  });

  it('gets rejections of the identity in that language, too', async () => {
    const answer = await send(`${product().url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product().url, 'accept-language': 'es' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@example.test', password: 'password1234' }),
    });
    expect(member(answer.json, 'message')).toMatch(/^Esta contraseña /);
  });

  it.each([
    ['en', 'Invalid email or password.', 'This link is invalid or was already used.', 'Enter a name.'],
    ['es', 'Correo o contraseña no válidos.', 'Este enlace no es válido o ya se usó.', 'Escribe un nombre.'],
  ])(
    'gets words for the identity library’s codes, and for messages of its own: %s',
    async (language, ...words) => {
      await product().admin.query('delete from identity."rateLimit"');
      const post = async (path: string, body: object) => {
        const answer = await send(`${product().url}/api/auth/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: product().url, 'accept-language': language },
          body: JSON.stringify(body),
        });
        expectEnvelope(answer);
        return member(answer.json, 'message');
      };
      const email = `nobody.${language}@example.test`;
      const password = 'quiet copper lantern 89';
      expect([
        await post('sign-in/email', { email, password }),
        await post('reset-password', { token: 'x', newPassword: password }),
        await post('sign-up/email', { name: ' ', email, password }),
      ]).toEqual(words);
    },
  );
});

describe('a sign-up from a Spanish browser', () => {
  it('gets emails and screens in Spanish, in HTML and in text', async () => {
    const person = await signUp(product(), 'Ana Núñez', { 'accept-language': 'es-US,es;q=0.9' });
    const mail = await waitForEmail(product().mailUrl, person.email, 'Confirma tu dirección de correo');
    expect(mail.text).toContain('Hola:');
    expect(mail.text).toContain('El enlace funciona durante 24 horas. Si no creaste una cuenta');
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.html).toContain('Confirmar correo</a>');
    expect(mail.html).toContain('O abre esta dirección: ');
    expect(linkParameter(mail, 'token')).not.toBe('');
    expect((await person.call('getMe')).language).toBe('es');
    expect((await person.call('getSettings')).settings.profile.language).toBe('es');
  });

  it('keeps the language the user chose later, whatever a browser requests', async () => {
    const person = await signUp(product(), 'Ana Núñez', { 'accept-language': 'es' });
    await person.call('getMe');
    await person.call('updateProfile', { body: { language: 'en' } });
    expect((await person.call('getMe')).language).toBe('en');
    const stored = await person.ask('getTransaction', { params: { transactionId: 'txn_none' } });
    expect(member(stored.json, 'message')).toBe('Not found.');
  });
});

describe('two users of the same sandbox household', () => {
  let ana: Person;
  let robin: Person;

  beforeAll(async () => {
    ana = await signUp(product(), 'Ana Núñez', { 'accept-language': 'es' });
    robin = await signUp(product(), 'Robin Vale', { 'accept-language': 'en' });
    await ana.call('getMe');
    await linkAndImport(product(), ana);
    await robin.call('getMe');
    await linkAndImport(product(), robin, { accounts: ['visa'] });
    await startMailSync(ana);
    await waitUntilIdle(product(), ana.userId, 90_000);
    await waitUntilIdle(product(), robin.userId);
  }, 180_000);

  it('read category names, errors and reasons each in their own language', async () => {
    const names = async (person: Person) => {
      const { categories } = await person.call('getInsights', {
        query: { environment: 'sandbox' },
      });
      return categories.map(({ name }) => name);
    };
    expect(await names(ana)).toEqual(expect.arrayContaining(['Supermercado', 'Restaurantes']));
    expect(await names(robin)).toEqual(expect.arrayContaining(['Groceries', 'Restaurants']));
    const refusal = async (person: Person) =>
      member((await person.ask('updateProfile', { body: { timeZone: 'Atlantis' } })).json, 'message');
    expect(await refusal(ana)).toBe(
      '"Atlantis" no es una zona horaria. Usa un nombre como America/New_York.',
    );
    expect(await refusal(robin)).toBe('"Atlantis" isn’t a time zone. Use a name such as America/New_York.');
  });

  it('find no English in a Spanish user’s responses', async () => {
    const query = { environment: 'sandbox' } as const;
    const { transactions } = await ana.call('listTransactions', { query: { ...query, receipt: 'with' } });
    const { items } = await ana.call('listReviewItems', { query: {} });
    const { emails } = await ana.call('listProcessedEmails', { query: {} });
    const answers: unknown[] = [
      await ana.call('getDashboard', { query }),
      await ana.call('listFindings', { query }),
      await ana.call('listNotifications'),
      await ana.call('getInsights', { query }),
      await ana.call('listClaims', { query }),
      await ana.call('listReviewItems', { query: {} }),
      await ana.call('listProcessedEmails', { query: {} }),
      await ana.call('getGmailSync'),
      await ana.call('listAccounts', { query: {} }),
      await ana.call('getSettings'),
    ];
    for (const { id } of transactions.slice(0, 10))
      answers.push(await ana.call('getTransaction', { params: { transactionId: id } }));
    for (const { id } of items.slice(0, 5))
      answers.push(await ana.call('getReviewItem', { params: { reviewItemId: id } }));
    for (const { id } of emails.slice(0, 5))
      answers.push(await ana.call('getProcessedEmail', { params: { messageId: id } }));
    const words = answers.flatMap((answer) => wordsIn(answer));
    expect(words.length).toBeGreaterThan(300);
    expect([...new Set(words.filter((text) => ENGLISH.test(text)))]).toEqual([]);
  });

  it('find a transaction’s history in Spanish, and its undo', async () => {
    const query = { environment: 'sandbox' } as const;
    const { transactions } = await ana.call('listTransactions', { query });
    const id = transactions[0]?.id ?? '';
    const category = 'MEDICAL_DENTAL_CARE';
    await ana.call('updateTransaction', { params: { transactionId: id }, body: { category } });
    const { history, transaction } = await ana.call('getTransaction', { params: { transactionId: id } });
    expect(history[0]?.what).toBe('Categoría cambiada');
    expect(history[0]?.reason).toMatch(/^era /);
    expect(transaction.categoryName).toBe('Dentista');
  });

  it('get a claim in Spanish: the PDF with every accent, and the described files', async () => {
    const { years } = await ana.call('listClaims', { query: { environment: 'sandbox' } });
    const year = years[0] ?? 2026;
    const { claim } = await ana.call('createClaim', { body: { year, environment: 'sandbox' } });
    const address = addressOf(product().url, 'getClaimPack', { params: { claimId: claim.id } });
    const answer = await fetch(address, { headers: { authorization: `Bearer ${await ana.token()}` } });
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const form = await pdfText(files.get('claim.pdf'));
    for (const words of [
      'Reclamo 1',
      'Ana Núñez',
      'DESCRIPCIÓN',
      'ARTÍCULOS',
      'COMPROBANTES DE CADA ARTÍCULO',
      'Código de Rentas Internas',
    ])
      expect(form).toContain(words);
    expect(form).not.toContain('?');
    expect(await pdfText(files.get('bank.pdf'))).toContain('Transacciones bancarias');
    expect(String(files.get('README.txt'))).toContain('Inicia sesión en el sitio web de tu plan');
    expect(String(files.get('claim.csv'))).toContain('Line,Date of service');
  }, 60_000);

  it('get the weekly report and its unsubscribe link in Spanish', async () => {
    const mail = await waitFor('an email about what happened', async () =>
      (await emailsTo(product().mailUrl, ana.email)).find(({ raw }) => raw.includes('List-Unsubscribe-Post')),
    );
    expect(mail.text).toMatch(/^Recibes esto porque /m);
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.text.replaceAll(/https?:\S+/g, '')).not.toMatch(ENGLISH);
    const url = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail.raw)?.[1] ?? '';
    const page = await send(url);
    expect(page.text).toMatch(/<html lang="es">.*¿Desactivar /);
  });
});

/** Words of English sentences that are in no merchant, item or Spanish text. */
const ENGLISH =
  /\b(?:the|your|you|was|were|with|from|same|later|earlier|charged?|receipts?|refund|expected|\w+n’t|days?)\b/;

/** Responses that contain Fettle's own sentences and names. */
const OURS = new Set([
  ...[
    'title',
    'detail',
    'what',
    'reason',
    'reasons',
    'message',
    'statusMessage',
    'categoryName',
    'primaryName',
  ],
  ...['className', 'gapExplanation', 'error', 'mailProblem'],
]);

function wordsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return OURS.has(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => wordsIn(part, name));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, key));
}

async function pdfText(bytes: Buffer | undefined): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes ?? Buffer.alloc(0)));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}
