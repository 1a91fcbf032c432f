import type { ResponseOf } from '#contract/endpoints/table.ts';

export type Overview = ResponseOf<'getHouseholdOverview'>;
export type SharedMember = Overview['members'][number];
export type SharedTransaction = ResponseOf<'listHouseholdTransactions'>['transactions'][number];
