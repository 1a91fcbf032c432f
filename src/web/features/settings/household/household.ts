import type { ResponseOf } from '#contract/endpoints/table.ts';

export type HouseholdAnswer = ResponseOf<'getHousehold'>;
export type Household = NonNullable<HouseholdAnswer['household']>;
