/** Generates emails of about 28 kB with HTML; a tenth are receipts. */
export function* generateMbox(messages: number): Generator<Buffer> {
  const filler = Array.from(
    { length: 300 },
    (_, row) => `<tr><td style="padding:4px">Line ${row} of the mail, some words to fill the space</td></tr>`,
  ).join('\r\n');
  for (let n = 0; n < messages; n += 1) yield Buffer.from(mailOf(n, filler));
}

function mailOf(n: number, filler: string): string {
  const isOrder = n % 10 === 0;
  const total = `${10 + (n % 90)}.${String(n % 100).padStart(2, '0')}`;
  const words = isOrder
    ? `Thank you for your order.\r\nOrder number: LT-${100_000 + n}\r\n1 x Ginger tea $${total}\r\nOrder ` +
      `total: $${total}\r\n`
    : 'Dear friend, this is a letter about the garden and the weather.\r\n';
  const sentAt = new Date(Date.UTC(2026, 0, 1) + n * 2_500_000).toUTCString();
  const from = isOrder ? 'Larch Tools <orders@larchtools.test>' : `Friend <friend${n % 200}@people.test>`;
  return [
    `From ${n}@xxx ${sentAt}`,
    `From: ${from}`,
    'To: me@example.test',
    `Subject: ${isOrder ? `Your order LT-${100_000 + n}` : `Letter ${n}`}`,
    `Date: ${sentAt}`,
    `Message-ID: <${n}@mail.test>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=part',
    '',
    `--part\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${words}`,
    `--part\r\nContent-Type: text/html; charset=utf-8\r\n\r\n` +
      `<html><body><table>${filler}</table><p>${words}</p></body></html>`,
    '--part--\r\n\r\n',
  ].join('\r\n');
}
