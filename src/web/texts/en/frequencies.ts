/** How often something comes back. */
export const texts = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  fourWeekly: 'Every four weeks',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  bimonthly: 'Every two months',
  quarterly: 'Quarterly',
  semiannually: 'Twice a year',
  annually: 'Yearly',
  unknown: 'Now and then',
};
