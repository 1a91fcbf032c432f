/** How often a charge recurs. */
export const texts: typeof import('../en/frequencies.ts').texts = {
  weekly: 'Semanal',
  biweekly: 'Cada dos semanas',
  fourWeekly: 'Cada cuatro semanas',
  semimonthly: 'Dos veces al mes',
  monthly: 'Mensual',
  bimonthly: 'Cada dos meses',
  quarterly: 'Trimestral',
  semiannually: 'Cada seis meses',
  annually: 'Anual',
  unknown: 'Irregular',
};
