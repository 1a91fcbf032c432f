import type { WeeklyInsight, WeeklyReport } from '#domain/notifications/weekly-report.ts';
import type { MailContents } from '#ports/mail-out.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatMoney } from '../../lib/format-money.ts';
import type { MailLine, MailSection, MailWords, UnsubscribeScope } from '../mail-words.ts';
import { noticeWordsOutside } from '../notice-words.ts';
import { texts as findings } from './findings.ts';
import { texts as notices } from './notices.ts';

const DAY = new Intl.DateTimeFormat('es-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function span({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [from, to].map((day) => DAY.format(new Date(`${day}T00:00:00Z`)));
  return `${first} – ${last}`;
}

/** One email with everything that is due. */
export function notificationsMail(content: MailContents['notifications']): MailWords {
  const { name, items, unsubscribeUrl, settingsUrl } = content;
  const rows = items.map(({ notice, url }): MailLine => {
    const words = noticeWordsOutside(notice, { findings, notices }, 'es');
    const { amountMinor, currency } = notice;
    const value = amountMinor !== null && currency !== null ? formatMoney(amountMinor, currency, 'es') : null;
    return { title: words.title, detail: words.detail, value, url };
  });
  const title = rows.length === 1 ? (rows[0]?.title ?? '') : `${rows.length} notificaciones nuevas`;
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
  const title = `Tu semana, ${span(report.period)}`;
  return {
    subject: content.isSandbox ? `[Sandbox] ${title}` : title,
    title,
    paragraphs: [greeting(name)],
    sections: reportSections(report),
    action: { label: 'Abrir esta semana', url },
    ...footer('weekly', unsubscribeUrl, settingsUrl),
  };
}

function reportSections(report: WeeklyReport): MailSection[] {
  const money = (minor: number) => formatMoney(minor, report.currency, 'es');
  const plain = (title: string, detail: string, value: string | null): MailLine => ({
    ...{ title, detail, value },
    url: null,
  });
  const questions =
    report.waiting === 1 ? '1 pregunta por revisar' : `${report.waiting} preguntas por revisar`;
  const sections: MailSection[] = [
    { heading: null, rows: figures(report) },
    {
      heading: 'Lo más destacado',
      rows: report.insights.map((one) => plain(insightText(one, money), '', null)),
    },
    {
      heading: 'Próximas renovaciones',
      rows: report.renewals.map(({ merchant, on, amountMinor, currency }) =>
        plain(merchant, formatDay(on, 'es'), formatMoney(amountMinor, currency, 'es')),
      ),
    },
    {
      heading: 'Reembolsos atrasados',
      rows: report.lateRefunds.map(({ merchant, dueOn, amountMinor, currency }) =>
        plain(
          merchant === '' ? 'Un comercio' : merchant,
          `Debía llegar el ${formatDay(dueOn, 'es')}`,
          amountMinor !== null && currency !== null ? formatMoney(amountMinor, currency, 'es') : null,
        ),
      ),
    },
    {
      heading: 'Esperan tu respuesta',
      rows: report.waiting === 0 ? [] : [plain(questions, 'Fettle necesita tu decisión.', null)],
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function figures({ now, before, previous, currency }: WeeklyReport): MailLine[] {
  const figure = (title: string, nowMinor: number, beforeMinor: number): MailLine => ({
    title,
    detail: comparison(nowMinor, beforeMinor, span(previous)),
    value: formatMoney(nowMinor, currency, 'es'),
    url: null,
  });
  return [
    figure('Gasto total', now.spendMinor, before.spendMinor),
    figure('Ingresos', now.incomeMinor, before.incomeMinor),
    figure('Ahorro', now.incomeMinor - now.spendMinor, before.incomeMinor - before.spendMinor),
  ];
}

/** Like for like: how much more or less than the same days of the week before. */
function comparison(now: number, before: number, days: string): string {
  if (before === now) return `Igual que ${days}`;
  if (before <= 0 || now < 0) return `${now > before ? 'Más' : 'Menos'} que ${days}`;
  const percent = Math.round((Math.abs(now - before) * 100) / before);
  return `${percent}% ${now > before ? 'más' : 'menos'} que ${days}`;
}

function insightText(insight: WeeklyInsight, money: (minor: number) => string): string {
  switch (insight.kind) {
    case 'category_up':
      return `${insight.name}: ${money(insight.byMinor)} más que la semana anterior.`;
    case 'category_down':
      return `${insight.name}: ${money(insight.byMinor)} menos que la semana anterior.`;
    case 'top_category':
      return `La mayor parte fue para ${insight.name}: ${money(insight.amountMinor)}.`;
    case 'largest_charge':
      return `Cargo más grande: ${insight.name}, ${money(insight.amountMinor)}.`;
    case 'saved':
      return `Guardaste ${money(insight.amountMinor)} de tus ingresos.`;
    case 'overspent':
      return `Gastaste ${money(insight.amountMinor)} más de lo que entró.`;
  }
}

const FOOTERS: Readonly<Record<UnsubscribeScope, { why: string; label: string; settings: string }>> = {
  weekly: {
    why: 'Recibes esto porque los informes semanales están activados.',
    label: 'Desactivar los informes semanales',
    settings: 'Configuración de notificaciones',
  },
  email: {
    why: 'Recibes esto porque las notificaciones por correo están activadas.',
    label: 'Desactivar las notificaciones por correo',
    settings: 'Configuración de notificaciones',
  },
  news: {
    why: 'Recibes esto porque los correos de novedades están activados.',
    label: 'Desactivar los correos de novedades',
    settings: 'Configuración de privacidad',
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
  return name.trim() === '' ? 'Hola:' : `Hola, ${name.trim()}:`;
}

/** Release news, as whoever runs this server wrote them. */
export function announcementMail(content: MailContents['announcement']): MailWords {
  const { name, title, paragraphs, unsubscribeUrl, settingsUrl } = content;
  return {
    ...{ subject: title, title, paragraphs: [greeting(name), ...paragraphs] },
    ...footer('news', unsubscribeUrl, settingsUrl),
  };
}
