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

/** The name of a frequency; monthly by default. */
export function frequencyName(frequency: string | null | undefined): string {
  return NAMES[frequency || 'monthly'] ?? texts.monthly;
}
