import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#server/texts/texts.ts';
import { ENDPOINTS } from '../../src/contract/endpoints/table.ts';
import { openingStep, processingStep } from '../../src/domain/syncing/mail-progress.ts';
import { readSettings } from '../../src/server/lib/config.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const source = (file: string) => readFile(path.join(ROOT, file), 'utf8');

describe('docs/spec-deviations.md', () => {
  it('numbers its lines and fills all five columns', async () => {
    const rows = (await source('docs/spec-deviations.md'))
      .split('\n')
      .filter((line) => /^\| \d+ \|/.test(line));
    expect(rows.length).toBeGreaterThan(0);
    for (const [index, row] of rows.entries()) {
      const cells = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      expect(cells[0]).toBe(String(index + 1));
      expect(cells).toHaveLength(5);
      expect(cells.every((cell) => cell !== '')).toBe(true);
    }
  });

  it('1: progress comes from counts, and no timer moves it', async () => {
    expect(textsOf('en').sentence(openingStep(1, 'gmail').message)).toBe('Setting up Gmail services');
    expect(textsOf('en').sentence(processingStep(50, 200)?.message ?? '')).toBe('Processing emails (50/200)');
    expect(await source('src/server/features/mailboxes/run-mail-sync.ts')).not.toMatch(
      /setTimeout|setInterval/,
    );
  });

  it('4: a password has at least eight characters, by one setting', () => {
    expect(readSettings({}).PASSWORD_MIN_LENGTH).toBe(8);
    expect(readSettings({ PASSWORD_MIN_LENGTH: '15' }).PASSWORD_MIN_LENGTH).toBe(15);
  });

  it('5: no document database is a dependency', async () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      await source('package.json'),
    );
    expect(Object.keys(dependencies).filter((name) => /^firebase$|firestore|mongo|couch/.test(name))).toEqual(
      [],
    );
  });

  it('7: a sync request may return 202 with the run to follow', () => {
    expect(ENDPOINTS.requestGmailSync.statuses).toEqual([202]);
    expect(Object.keys(ENDPOINTS.requestGmailSync.response.shape)).toEqual([
      'emailsProcessed',
      'purchasesFound',
      'transactionsCreated',
      'runId',
    ]);
  });

  it('10: subscriptions have no reminder of their own', () => {
    const ids = Object.keys(ENDPOINTS).filter((id) => /subscription|reminder/i.test(id));
    expect(ids.sort()).toEqual(['listSubscriptions', 'mergeSubscription', 'updateSubscription']);
    expect(Object.keys(ENDPOINTS.updateSubscription.body.shape)).toEqual(['verdict']);
  });
});
