import { isHealthCategory } from '#domain/categorization/categories.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { FINDING_NOTICES, type Notice } from '#domain/notifications/notice.ts';
import type { Language } from '#domain/people/language.ts';
import { withWrittenDays } from '../lib/format-day.ts';
import { type FindingWords, findingWords } from './finding-words.ts';
import type { Texts } from './texts.ts';

/** One line and one sentence about a notification; days as `YYYY-MM-DD`. */
export type NoticeWords = FindingWords;

/** The words in the app. */
export function noticeWords(notice: Notice, texts: Pick<Texts, 'findings' | 'notices'>): NoticeWords {
  const kind = FINDING_NOTICES.find((finding) => finding === notice.kind);
  if (kind !== undefined) return findingWords({ ...notice, kind } satisfies Finding, texts);
  return texts.notices.words(notice);
}

/** The words in emails and push messages, days written out: who was paid for health stays in the app. */
export function noticeWordsOutside(
  notice: Notice,
  texts: Pick<Texts, 'findings' | 'notices'>,
  language: Language,
): NoticeWords {
  const { category } = notice.facts;
  const isHealth = typeof category === 'string' && isHealthCategory(category);
  const { title, detail } = noticeWords(isHealth ? { ...notice, merchant: '' } : notice, texts);
  return { title: withWrittenDays(title, language), detail: withWrittenDays(detail, language) };
}
