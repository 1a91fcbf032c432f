import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectEnvelope } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { preview, upload } from '../lib/statements.ts';

const product = runProduct();

async function userWith(language: string): Promise<Person> {
  const person = await signUp(product(), 'Ana Núñez', { 'accept-language': language });
  await person.call('getMe');
  return person;
}

describe('the import of a statement explains problems in the user’s language', () => {
  const TABLE = [
    'Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes',
    '3/02/2026,Kiosk,KIOSK,48.60,debit,Groceries,Checking,,',
    '31/31/2026,Bakery,BAKERY,2.00,debit,Groceries,Checking,,',
    '',
  ].join('\n');
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]);

  it.each([
    [
      'en',
      {
        errors: [{ line: 3, reason: 'no such date: “31/31/2026”' }],
        account: ['Checking'],
        unnamed: 'Account',
        categories: ['Groceries'],
        rejection: 'Couldn’t read this file: this is an image, not a statement file. Nothing changed.',
      },
    ],
    [
      'es',
      {
        errors: [{ line: 3, reason: 'esa fecha no existe: “31/31/2026”' }],
        account: ['Checking'],
        unnamed: 'Cuenta',
        categories: ['Supermercado'],
        rejection: 'No se pudo leer este archivo: es una imagen, no un estado de cuenta. No cambió nada.',
      },
    ],
  ])('%s', async (language, expected) => {
    const person = await userWith(language);
    const shown = await preview(product(), person, TABLE, 'a.csv');
    const stored = await person.call('getImport', { params: { importId: shown.id } });
    const unnamed = await preview(
      product(),
      person,
      'Date,Description,Amount\n2026-11-03,Cafe,-4.50\n',
      'b.csv',
    );
    const rejection = member((await upload(product(), person, PNG)).json, 'message');
    for (const { errors, accounts } of [shown, stored])
      expect({
        errors,
        account: accounts.map(({ target }) => target.name),
        categories: accounts.flatMap(({ transactions }) => transactions.map((row) => row.categoryName)),
        unnamed: unnamed.accounts[0]?.target.name,
        rejection,
      }).toEqual(expected);
  });

  it('an import of an earlier version keeps its sentences', async () => {
    const person = await userWith('es');
    const { id } = await preview(product(), person, TABLE, 'a.csv');
    const errors = [{ line: 3, reason: 'no such date: "31/31/2026"' }];
    await product().admin.query(
      `update app.imports set preview = jsonb_set(preview, '{errors}', $2) where user_id = $1`,
      [person.userId, JSON.stringify(errors)],
    );
    expect((await person.call('getImport', { params: { importId: id } })).errors).toEqual(errors);
  });
});

describe('the upload of email, and the advice on a server, are in the user’s language', () => {
  const mail = (n: number) =>
    `From a@x Fri Nov 20 10:0${n}:00 2026\nFrom: a@shop.test\nSubject: Hello ${n}\n` +
    `Date: Fri, 20 Nov 2026 10:00:00 +0000\nMessage-ID: <${n}@shop.test>\n\n${body()}\n\n`;
  const body = () => randomBytes(200_000).toString('base64').replace(/.{76}/g, '$&\n');

  async function sendMail(person: Person, body: Uint8Array<ArrayBuffer>) {
    const answer = await send(`${product().url}/api/v1/mailboxes/uploads?fileName=mail.mbox.gz`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await person.token()}`,
        'content-type': 'application/octet-stream',
      },
      body,
    });
    expectEnvelope(answer);
    return answer.json;
  }

  it.each([
    [
      'en',
      {
        problems: ['The archive is damaged.'],
        rejection: 'The file is empty. Nothing changed.',
        advice: 'Tuta has no IMAP. Export your email there and upload the files.',
      },
    ],
    [
      'es',
      {
        problems: ['El archivo comprimido está dañado.'],
        rejection: 'El archivo está vacío. No cambió nada.',
        advice: 'Tuta no tiene IMAP. Exporta tu correo ahí y sube los archivos.',
      },
    ],
  ])('%s', async (language, expected) => {
    const person = await userWith(language);
    const whole = gzipSync(mail(1) + mail(2));
    // A wrong checksum at the end, when the first message has already been read.
    const damaged = new Uint8Array(whole).fill(0, whole.length - 8);
    const { server } = await person.call('findMailServer', { query: { address: 'ana@tuta.com' } });
    expect({
      problems: member(await sendMail(person, damaged), 'data', 'problems'),
      rejection: member(await sendMail(person, new Uint8Array(0)), 'message'),
      advice: server?.advice,
    }).toEqual(expected);
  });
});
