import type { WeeklyInsight, WeeklyReport } from '#domain/notifications/weekly-report.ts';
import type { MailContents } from '#ports/mail-out.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatMoney } from '../../lib/format-money.ts';
import type { MailLine, MailSection, MailWords, UnsubscribeScope } from '../mail-words.ts';
import { noticeWordsOutside } from '../notice-words.ts';
import { texts as findings } from './findings.ts';
import { texts as notices } from './notices.ts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function span({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [from, to].map((day) => DAY.format(new Date(`${day}T00:00:00Z`)));
  return `${first} – ${last}`;
}

/** One email with everything that is due. */
export function notificationsMail(content: MailContents['notifications']): MailWords {
  const { name, items, unsubscribeUrl, settingsUrl } = content;
  const rows = items.map(({ notice, url }): MailLine => {
    const words = noticeWordsOutside(notice, { findings, notices }, 'en');
    const { amountMinor, currency } = notice;
    const value = amountMinor !== null && currency !== null ? formatMoney(amountMinor, currency, 'en') : null;
    return { title: words.title, detail: words.detail, value, url };
  });
  const title = rows.length === 1 ? (rows[0]?.title ?? '') : `${rows.length} new notifications`;
  return {
    subject: content.isSandbox ? `[Sandbox] ${title}` : title,
    title,
    paragraphs: [greeting(name)],
    sections: [{ heading: null, rows }],
    ...footer('email', unsubscribeUrl, settingsUrl),
  };
}

/** The week in numbers, with the week before beside them. */
export function weeklyReportMail(content: MailContents['weekly-report']): MailWords {
  const { name, report, url, unsubscribeUrl, settingsUrl } = content;
  const title = `Your week, ${span(report.period)}`;
  return {
    subject: content.isSandbox ? `[Sandbox] ${title}` : title,
    title,
    paragraphs: [greeting(name)],
    sections: reportSections(report),
    action: { label: 'Open this week', url },
    ...footer('weekly', unsubscribeUrl, settingsUrl),
  };
}

function reportSections(report: WeeklyReport): MailSection[] {
  const money = (minor: number) => formatMoney(minor, report.currency, 'en');
  const plain = (title: string, detail: string, value: string | null): MailLine => ({
    ...{ title, detail, value },
    url: null,
  });
  const questions = report.waiting === 1 ? '1 item to review' : `${report.waiting} items to review`;
  const sections: MailSection[] = [
    { heading: null, rows: figures(report) },
    {
      heading: 'What stood out',
      rows: report.insights.map((one) => plain(insightText(one, money), '', null)),
    },
    {
      heading: 'Upcoming renewals',
      rows: report.renewals.map(({ merchant, on, amountMinor, currency }) =>
        plain(merchant, formatDay(on, 'en'), formatMoney(amountMinor, currency, 'en')),
      ),
    },
    {
      heading: 'Late refunds',
      rows: report.lateRefunds.map(({ merchant, dueOn, amountMinor, currency }) =>
        plain(
          merchant === '' ? 'A merchant' : merchant,
          `Due by ${formatDay(dueOn, 'en')}`,
          amountMinor !== null && currency !== null ? formatMoney(amountMinor, currency, 'en') : null,
        ),
      ),
    },
    {
      heading: 'Waiting for you',
      rows: report.waiting === 0 ? [] : [plain(questions, 'Fettle needs your decision.', null)],
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function figures({ now, before, previous, currency }: WeeklyReport): MailLine[] {
  const figure = (title: string, nowMinor: number, beforeMinor: number): MailLine => ({
    title,
    detail: comparison(nowMinor, beforeMinor, span(previous)),
    value: formatMoney(nowMinor, currency, 'en'),
    url: null,
  });
  return [
    figure('Total Spend', now.spendMinor, before.spendMinor),
    figure('Income', now.incomeMinor, before.incomeMinor),
    figure('Savings', now.incomeMinor - now.spendMinor, before.incomeMinor - before.spendMinor),
  ];
}

/** Like for like: how much more or less than the same days of the week before. */
function comparison(now: number, before: number, days: string): string {
  if (before === now) return `Same as ${days}`;
  if (before <= 0 || now < 0) return `${now > before ? 'More' : 'Less'} than ${days}`;
  const percent = Math.round((Math.abs(now - before) * 100) / before);
  return `${percent}% ${now > before ? 'more' : 'less'} than ${days}`;
}

function insightText(insight: WeeklyInsight, money: (minor: number) => string): string {
  switch (insight.kind) {
    case 'category_up':
      return `${insight.name}: ${money(insight.byMinor)} more than the week before.`;
    case 'category_down':
      return `${insight.name}: ${money(insight.byMinor)} less than the week before.`;
    case 'top_category':
      return `Most went to ${insight.name}: ${money(insight.amountMinor)}.`;
    case 'largest_charge':
      return `Largest charge: ${insight.name}, ${money(insight.amountMinor)}.`;
    case 'saved':
      return `You kept ${money(insight.amountMinor)} of your income.`;
    case 'overspent':
      return `You spent ${money(insight.amountMinor)} more than came in.`;
  }
}

const FOOTERS: Readonly<Record<UnsubscribeScope, { why: string; label: string; settings: string }>> = {
  weekly: {
    why: 'You get this because weekly reports are on.',
    label: 'Turn off weekly reports',
    settings: 'Notification settings',
  },
  email: {
    why: 'You get this because email notifications are on.',
    label: 'Turn off email notifications',
    settings: 'Notification settings',
  },
  news: {
    why: 'You get this because marketing emails are on.',
    label: 'Turn off marketing emails',
    settings: 'Privacy settings',
  },
};

function footer(what: UnsubscribeScope, unsubscribeUrl: string, settingsUrl: string) {
  const { why, label, settings } = FOOTERS[what];
  return {
    otherwise: why,
    links: [
      { label, url: unsubscribeUrl },
      { label: settings, url: settingsUrl },
    ],
  };
}

function greeting(name: string): string {
  return name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`;
}

/** Release news, as whoever runs this server wrote them. */
export function announcementMail(content: MailContents['announcement']): MailWords {
  const { name, title, paragraphs, unsubscribeUrl, settingsUrl } = content;
  return {
    ...{ subject: title, title, paragraphs: [greeting(name), ...paragraphs] },
    ...footer('news', unsubscribeUrl, settingsUrl),
  };
}
