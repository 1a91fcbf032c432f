import { texts } from '../../../texts/en/household.ts';
import { useConfirmedAction } from '../use-confirmed-action.ts';

/** Mutation of the household with toasts for success and failure. */
export function useHouseholdMutation() {
  return useConfirmedAction({ notDone: texts.notDone, purpose: texts.invitations.confirm });
}
