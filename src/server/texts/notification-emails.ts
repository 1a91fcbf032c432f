import type { WeeklyInsight, WeeklyReport } from '#domain/notifications/weekly-report.ts';
import { type Language, LOCALES } from '#domain/people/language.ts';
import { formatDay } from '../lib/format-day.ts';
import { formatMoney } from '../lib/format-money.ts';
import type { MailCatalog, MailLine, MailSection, UnsubscribeScope } from './mail-words.ts';
import { noticeWordsOutside } from './notice-words.ts';
import type { Texts } from './texts.ts';

/** What these emails say in one language; amounts and days come in already written. */
export interface NotificationMailWords {
  /** Of a trimmed name, which may be empty. */
  readonly greeting: (name: string) => string;
  readonly several: (count: number) => string;
  readonly week: (days: string) => string;
  readonly open: string;
  readonly figures: { readonly spend: string; readonly income: string; readonly savings: string };
  readonly headings: {
    readonly insights: string;
    readonly renewals: string;
    readonly lateRefunds: string;
    readonly waiting: string;
  };
  /** Where the merchant is not known, or not told. */
  readonly aMerchant: string;
  readonly dueBy: (day: string) => string;
  readonly waiting: (count: number) => string;
  readonly decide: string;
  /** Like for like: how much more or less than the same days of the week before. */
  readonly comparison: (now: number, before: number, days: string) => string;
  readonly insight: (insight: WeeklyInsight, money: (minor: number) => string) => string;
  readonly footers: Readonly<Record<UnsubscribeScope, { why: string; label: string; settings: string }>>;
}

type Own = Pick<MailCatalog, 'notifications' | 'weekly-report' | 'announcement'>;

/** The emails of notifications, the weekly report and release news in one language. */
export function notificationEmails(
  language: Language,
  words: NotificationMailWords,
  texts: Pick<Texts, 'findings' | 'notices'>,
): Own {
  const month = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const shortDay = new Intl.DateTimeFormat(LOCALES[language], month);
  const money = (minor: number, currency: string): string => formatMoney(minor, currency, language);
  const span = ({ from, to }: { readonly from: string; readonly to: string }): string =>
    [from, to].map((day) => shortDay.format(Date.parse(day))).join(' – ');
  const greeting = (name: string): string => words.greeting(name.trim());
  const footer = (what: UnsubscribeScope, unsubscribeUrl: string, settingsUrl: string) => {
    const { why, label, settings } = words.footers[what];
    return {
      otherwise: why,
      links: [
        { label, url: unsubscribeUrl },
        { label: settings, url: settingsUrl },
      ],
    };
  };
  return {
    notifications({ name, items, isSandbox, unsubscribeUrl, settingsUrl }) {
      const rows = items.map(({ notice, url }): MailLine => {
        const { amountMinor, currency } = notice;
        const value = amountMinor !== null && currency !== null ? money(amountMinor, currency) : null;
        return { ...noticeWordsOutside(notice, texts, language), value, url };
      });
      const title = rows.length === 1 ? (rows[0]?.title ?? '') : words.several(rows.length);
      return {
        ...{ subject: inEnvironment(title, isSandbox), title, paragraphs: [greeting(name)] },
        sections: [{ heading: null, rows }],
        ...footer('email', unsubscribeUrl, settingsUrl),
      };
    },
    'weekly-report'({ name, report, url, isSandbox, unsubscribeUrl, settingsUrl }) {
      const title = words.week(span(report.period));
      return {
        ...{ subject: inEnvironment(title, isSandbox), title, paragraphs: [greeting(name)] },
        sections: [
          { heading: null, rows: figureLines(report, language, words, span(report.previous)) },
          ...reportSections(report, language, words),
        ],
        action: { label: words.open, url },
        ...footer('weekly', unsubscribeUrl, settingsUrl),
      };
    },
    announcement: ({ name, title, paragraphs, unsubscribeUrl, settingsUrl }) => ({
      ...{ subject: title, title, paragraphs: [greeting(name), ...paragraphs] },
      ...footer('news', unsubscribeUrl, settingsUrl),
    }),
  };
}

function inEnvironment(title: string, isSandbox: boolean): string {
  return isSandbox ? `[Sandbox] ${title}` : title;
}

function figureLines(
  { now, before, currency }: WeeklyReport,
  language: Language,
  words: NotificationMailWords,
  days: string,
): MailLine[] {
  const figure = (title: string, nowMinor: number, beforeMinor: number): MailLine => ({
    ...{ title, detail: words.comparison(nowMinor, beforeMinor, days), url: null },
    value: formatMoney(nowMinor, currency, language),
  });
  const { spend, income, savings } = words.figures;
  return [
    figure(spend, now.spendMinor, before.spendMinor),
    figure(income, now.incomeMinor, before.incomeMinor),
    figure(savings, now.incomeMinor - now.spendMinor, before.incomeMinor - before.spendMinor),
  ];
}

function reportSections(
  report: WeeklyReport,
  language: Language,
  words: NotificationMailWords,
): MailSection[] {
  const money = (minor: number) => formatMoney(minor, report.currency, language);
  const plain = (title: string, detail: string, value: string | null): MailLine => ({
    ...{ title, detail, value, url: null },
  });
  const { headings, aMerchant } = words;
  const sections: MailSection[] = [
    {
      heading: headings.insights,
      rows: report.insights.map((insight) => plain(words.insight(insight, money), '', null)),
    },
    {
      heading: headings.renewals,
      rows: report.renewals.map(({ merchant, on, amountMinor, currency }) =>
        plain(merchant, formatDay(on, language), formatMoney(amountMinor, currency, language)),
      ),
    },
    {
      heading: headings.lateRefunds,
      rows: report.lateRefunds.map(({ merchant, dueOn, amountMinor, currency }) =>
        plain(
          merchant === '' ? aMerchant : merchant,
          words.dueBy(formatDay(dueOn, language)),
          amountMinor !== null && currency !== null ? formatMoney(amountMinor, currency, language) : null,
        ),
      ),
    },
    {
      heading: headings.waiting,
      rows: report.waiting === 0 ? [] : [plain(words.waiting(report.waiting), words.decide, null)],
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
