/** Choosing a period. */
export const texts = {
  presets: {
    last30: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    last90: 'Last 90 days',
    thisYear: 'This year',
    last12Months: 'Last 12 months',
  },
  all: 'All time',
  label: 'Period',
  labelOf: (period: string) => `Period: ${period}`,
};
