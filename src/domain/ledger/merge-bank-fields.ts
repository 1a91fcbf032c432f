import type { CivilDate } from '../calendar/civil-date.ts';
import { moneyMessage, userMessage } from '../messages/user-message.ts';

/** The fields a bank may change. All other fields belong to the user. */
export interface BankFields {
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalDescription: string;
  readonly status: 'pending' | 'posted';
}

/** Describes a bank's change for the transaction's history; empty if nothing changed. */
export function describeBankChange(before: BankFields, after: BankFields): string[] {
  const changes: string[] = [];
  if (before.status !== after.status)
    changes.push(userMessage(after.status === 'posted' ? 'posted' : 'pendingAgain'));
  if (before.amountMinor !== after.amountMinor || before.currency !== after.currency)
    changes.push(userMessage('amountChangedByBank', amountOf(before), amountOf(after)));
  if (before.postedOn !== after.postedOn)
    changes.push(
      userMessage(
        'dateChangedByBank',
        userMessage('day', before.postedOn),
        userMessage('day', after.postedOn),
      ),
    );
  if (before.originalDescription !== after.originalDescription)
    changes.push(userMessage('descriptionChangedByBank'));
  return changes;
}

function amountOf({ amountMinor, currency }: BankFields): string {
  return moneyMessage(amountMinor, currency);
}
