import { describe, expect, it } from 'vitest';
import { openEmailTasks } from './open-email.ts';

const HEAD = 'From: a@shop.example\r\nSubject: Order\r\nMIME-Version: 1.0\r\n';
const open = (raw: string, withHtml = true) => openEmailTasks.openEmail(Buffer.from(raw), { withHtml });
const html = (body: string) => `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;

describe('an opened email', () => {
  it('shows layout and text, and nothing that runs, links or loads', () => {
    const opened = open(
      html(
        '<p style="color:red;background:url(x)">Hi <a ' +
          'href="https://x.example">link</a></p><script>x()</script><img src=x>',
      ),
    );
    expect(opened.html).toBe('<p style="color:red">Hi <a>link</a></p>');
    expect(opened.isTooComplex).toBe(false);
  });

  it('shows the text of its HTML if the HTML is too large or was abandoned', () => {
    const given = open(html('<p>Total</p><p>$5.00</p>'), false);
    expect(given).toMatchObject({ html: null, isTooComplex: true });
    expect(given.text).toContain('Total\n$5.00');
    const large = open(html(`<p>Total $5.00</p>${'<br>'.repeat(300_000)}`));
    expect(large).toMatchObject({ html: null, isTooComplex: true });
    expect(large.text).toContain('Total $5.00');
  });

  it('is the original if a forward has no text of its own', () => {
    const inner = html('<p>inner</p>');
    const opened = open(`${HEAD}Content-Type: message/rfc822\r\n\r\n${inner}`);
    expect(opened.html).toBe('<p>inner</p>');
  });

  it('rejects bytes that are not an email', () => {
    expect(() => open('no header at all')).toThrow('not an email');
  });
});
