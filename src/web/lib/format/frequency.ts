import { texts } from '../../texts/en/frequencies.ts';

const NAMES: Readonly<Record<string, string>> = {
  weekly: texts.weekly,
  biweekly: texts.biweekly,
  four_weekly: texts.fourWeekly,
  semimonthly: texts.semimonthly,
  monthly: texts.monthly,
  bimonthly: texts.bimonthly,
  quarterly: texts.quarterly,
  semiannually: texts.semiannually,
  annually: texts.annually,
  unknown: texts.unknown,
};

/** How often something repeats, in words; monthly where nothing is said. */
export function frequencyName(frequency: string | null | undefined): string {
  return NAMES[frequency || 'monthly'] ?? texts.monthly;
}
