import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { parseEmails } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';

const snippets = parseEmails(readFileSync(new URL('./snippets/order-numbers.txt', import.meta.url), 'utf8'));

describe('of the numbers in an email, the order number is read, or none', () => {
  test.each(snippets.map((mail) => [mail.name, mail.labels.orderId, mail] as const))(
    '%s: %s',
    async (_, orderId, mail) => {
      expect((await readReceipt(renderEmail(mail))).orderId).toBe(orderId);
    },
  );
});
