import type { NotificationMailWords } from '../notification-emails.ts';

/** Emails of notifications, the weekly report and release news. */
export const texts: NotificationMailWords = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  several: (count) => `${count} new notifications`,
  week: (days) => `Your week, ${days}`,
  open: 'Open this week',
  figures: { spend: 'Total Spend', income: 'Income', savings: 'Savings' },
  headings: {
    insights: 'Highlights',
    renewals: 'Upcoming renewals',
    lateRefunds: 'Late refunds',
    waiting: 'Needs your review',
  },
  aMerchant: 'A merchant',
  dueBy: (day) => `Due by ${day}`,
  waiting: (count) => (count === 1 ? '1 item to review' : `${count} items to review`),
  decide: 'Fettle needs your decision.',
  comparison(now, before, days) {
    if (before === now) return `Same as ${days}`;
    if (before <= 0 || now < 0) return `${now > before ? 'More' : 'Less'} than ${days}`;
    const percent = Math.round((Math.abs(now - before) * 100) / before);
    return `${percent}% ${now > before ? 'more' : 'less'} than ${days}`;
  },
  insight(insight, money) {
    switch (insight.kind) {
      case 'category_up':
        return `${insight.name}: ${money(insight.byMinor)} more than the week before.`;
      case 'category_down':
        return `${insight.name}: ${money(insight.byMinor)} less than the week before.`;
      case 'top_category':
        return `Largest category: ${insight.name}, ${money(insight.amountMinor)}.`;
      case 'largest_charge':
        return `Largest charge: ${insight.name}, ${money(insight.amountMinor)}.`;
      case 'saved':
        return `You saved ${money(insight.amountMinor)} of your income.`;
      case 'overspent':
        return `You spent ${money(insight.amountMinor)} more than your income.`;
    }
  },
  footers: {
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
  },
};
