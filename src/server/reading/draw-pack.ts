import { renderBankRecords } from '../features/claims/pack/render-bank-records.ts';
import { renderClaimForm } from '../features/claims/pack/render-claim-form.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Renders the PDFs of a claim in a reader process, because a long claim takes seconds. */
export const drawPackTasks = {
  drawClaimForm: (_bytes, { content }) => renderClaimForm(content),
  drawBankPaper: (_bytes, { content }) => renderBankRecords(content),
} satisfies Partial<ReaderTaskTable>;
