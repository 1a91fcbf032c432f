import type { ResponseOf } from '#contract/endpoints/table.ts';

export type Settings = ResponseOf<'getSettings'>['settings'];
