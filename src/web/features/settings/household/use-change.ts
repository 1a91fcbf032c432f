import { texts } from '../../../texts/en/household.ts';
import { useConfirmed } from '../use-confirmed.ts';

/** Runs a change of the household; says what came of it. */
export function useChange() {
  return useConfirmed({ notDone: texts.notDone, purpose: texts.invitations.confirm });
}
