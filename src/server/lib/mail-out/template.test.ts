import { describe, expect, it } from 'vitest';
import type { MailWords } from '../../texts/mail-words.ts';
import { textsOf } from '../../texts/texts.ts';
import { renderMail as render } from './template.ts';

const URL = 'https://money.example/login?mode=reset&token=abc';

const ENGLISH = textsOf('en');
const MAIL_WORDS = ENGLISH.emails.words;
const renderMail = (words: MailWords) => render(words, ENGLISH);

describe('emails', () => {
  it('show user text as text, never as markup', () => {
    const { html, text, subject } = renderMail(
      MAIL_WORDS['reset-password']({ name: '<img src=x onerror=alert(1)>"\'&', url: URL }),
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(text).toContain('<img src=x');
    expect(subject).not.toContain('<');
  });

  it('contain the complete link in both forms', () => {
    const { html, text } = renderMail(MAIL_WORDS['reset-password']({ name: 'Robin', url: URL }));
    expect(text).toContain(`\n${URL}\n`);
    expect(html).toContain(`href="${URL.replace('&', '&amp;')}"`);
  });

  it('link only valid URLs', () => {
    const { html } = renderMail(MAIL_WORDS['reset-password']({ name: 'Robin', url: 'javascript:alert(1)' }));
    expect(html).not.toContain('href');
  });

  it('have a one-line subject, whatever it contains', () => {
    const words = MAIL_WORDS['verify-email']({ name: 'Robin', url: URL });
    expect(renderMail({ ...words, subject: 'one\r\nBcc: two@example.test' }).subject).toBe(
      'one Bcc: two@example.test',
    );
  });

  it('load nothing from other servers', () => {
    const { html } = renderMail(MAIL_WORDS['verify-email']({ name: 'Robin', url: URL }));
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/);
  });
});
