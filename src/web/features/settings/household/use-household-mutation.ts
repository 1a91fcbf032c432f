import { texts } from '../../../texts/en/household.ts';
import { useConfirmedAction } from '../use-confirmed-action.ts';

/** Runs a change of the household; says what came of it. */
export function useHouseholdMutation() {
  return useConfirmedAction({ notDone: texts.notDone, purpose: texts.invitations.confirm });
}
