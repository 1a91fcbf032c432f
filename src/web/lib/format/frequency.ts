const NAMES: Readonly<Record<string, string>> = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  four_weekly: 'Every four weeks',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  bimonthly: 'Every two months',
  quarterly: 'Quarterly',
  semiannually: 'Twice a year',
  annually: 'Yearly',
  unknown: 'Now and then',
};

/** How often something comes back, in words; monthly where nothing is said. */
export function frequencyName(frequency: string | null | undefined): string {
  return NAMES[frequency || 'monthly'] ?? 'Monthly';
}
