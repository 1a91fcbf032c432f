import { ERRORS, type ErrorCode } from '#contract/errors.ts';

/** What each failure says where nothing more exact is known: as the contract has it. */
export const texts = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { message }]) => [code, message]),
  // The keys are those of the contract's catalogue.
) as Readonly<Record<ErrorCode, string>>;
