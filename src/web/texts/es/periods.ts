/** Choosing a period. */
export const texts: typeof import('../en/periods.ts').texts = {
  presets: {
    last30: 'Últimos 30 días',
    thisMonth: 'Este mes',
    lastMonth: 'Mes pasado',
    last90: 'Últimos 90 días',
    thisYear: 'Este año',
    last12Months: 'Últimos 12 meses',
  },
  all: 'Todo el tiempo',
  label: 'Período',
  labelOf: (period: string) => `Período: ${period}`,
};
