import { expect, test } from 'vitest';
import { parseEmail } from './parse-email.ts';

const parse = (text: string) => parseEmail(new TextEncoder().encode(text));

test('joins encoded words of one charset before decoding them', () => {
  const parsed = parse(
    'From: =?utf-8?Q?Caf=C3?= =?utf-8?Q?=A9?= <a@b.example>\r\nSubject: =?iso-8859-1?Q?Gr=FC=DFe?=\r\n\r\n',
  );
  expect(parsed.subject).toBe('Grüße');
  expect(parsed.from.name).toBe('Café');
});

test('keeps the date of the message in its own offset', () => {
  expect(parse('Date: Tue, 3 Mar 2026 23:30:00 -0800\r\n\r\n').date).toEqual({
    on: '2026-03-03',
    at: '2026-03-03T23:30:00-08:00',
  });
});

test('reads UTF-8 bytes as UTF-8 whatever Latin charset is declared', () => {
  expect(parse('Content-Type: text/plain; charset=iso-8859-1\r\n\r\nTotal 5 €').bodies[0]?.text).toBe(
    'Total 5 €',
  );
});

test('finds the parts of a multipart without a closing boundary', () => {
  const parsed = parse(
    'Content-Type: multipart/alternative; boundary="x y"\r\n\r\n--x y\r\nContent-Type: text/plain\r\n' +
      '\r\nplain\r\n--x y\r\nContent-Type: text/html\r\n\r\n<p>html',
  );
  expect(parsed.bodies.map(({ kind, part }) => [kind, part])).toEqual([
    ['text', '1.1'],
    ['html', '1.2'],
  ]);
});

test('reads an attached message as the inner email, except in a delivery report', () => {
  const carry = (type: string) =>
    parse(
      `Content-Type: ${type}; boundary=b\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n` +
        'Subject: inner\r\n\r\nhi\r\n--b--',
    );
  expect(carry('multipart/mixed').inner?.subject).toBe('inner');
  expect(carry('multipart/report').inner).toBeNull();
});

test('reports when a limit truncated the message', () => {
  expect(parse(`X: ${'a'.repeat(70_000)}\r\nSubject: s\r\n\r\n`).isTruncated).toBe(true);
  expect(parse('Subject: s\r\n\r\n').isTruncated).toBe(false);
});
