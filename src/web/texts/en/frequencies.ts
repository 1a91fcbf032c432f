/** How often a charge recurs. */
export const texts = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  fourWeekly: 'Every four weeks',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  bimonthly: 'Every two months',
  quarterly: 'Quarterly',
  semiannually: 'Every six months',
  annually: 'Yearly',
  unknown: 'Irregular',
};
