import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { renderMail } from '#readers/receipt/training/written/render-mail.ts';
import { parseCases } from '#readers/receipt/training/written/written-mail.ts';

const snippets = parseCases(readFileSync(new URL('./snippets/order-numbers.txt', import.meta.url), 'utf8'));

describe('of the numbers of a mail, the one that a buyer would quote is read, or none', () => {
  test.each(snippets.map((mail) => [mail.name, mail.labels.orderId, mail] as const))(
    '%s: %s',
    async (_, orderId, mail) => {
      expect((await readReceipt(renderMail(mail))).orderId).toBe(orderId);
    },
  );
});
