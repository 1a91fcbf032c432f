import type { NotificationMailWords } from '../notification-emails.ts';

/** Emails of notifications, the weekly report and release news. */
export const texts: NotificationMailWords = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  several: (count) => `${count} notificaciones nuevas`,
  week: (days) => `Tu semana, ${days}`,
  open: 'Abrir esta semana',
  figures: { spend: 'Gasto total', income: 'Ingresos', savings: 'Ahorro' },
  headings: {
    insights: 'Lo más destacado',
    renewals: 'Próximas renovaciones',
    lateRefunds: 'Reembolsos atrasados',
    waiting: 'Por revisar',
  },
  aMerchant: 'Un comercio',
  dueBy: (day) => `Debía llegar el ${day}`,
  waiting: (count) => (count === 1 ? '1 pregunta por revisar' : `${count} preguntas por revisar`),
  decide: 'Fettle necesita tu decisión.',
  comparison(now, before, days) {
    if (before === now) return `Igual que ${days}`;
    if (before <= 0 || now < 0) return `${now > before ? 'Más' : 'Menos'} que ${days}`;
    const percent = Math.round((Math.abs(now - before) * 100) / before);
    return `${percent}% ${now > before ? 'más' : 'menos'} que ${days}`;
  },
  insight(insight, money) {
    switch (insight.kind) {
      case 'category_up':
        return `${insight.name}: ${money(insight.byMinor)} más que la semana anterior.`;
      case 'category_down':
        return `${insight.name}: ${money(insight.byMinor)} menos que la semana anterior.`;
      case 'top_category':
        return `Categoría principal: ${insight.name}, ${money(insight.amountMinor)}.`;
      case 'largest_charge':
        return `Cargo más grande: ${insight.name}, ${money(insight.amountMinor)}.`;
      case 'saved':
        return `Guardaste ${money(insight.amountMinor)} de tus ingresos.`;
      case 'overspent':
        return `Gastaste ${money(insight.amountMinor)} más que tus ingresos.`;
    }
  },
  footers: {
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
  },
};
