import { bankPaper } from '../features/claims/pack/bank-paper.ts';
import { claimForm } from '../features/claims/pack/claim-form.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Papers of a claim as PDFs: setting the text of a long claim takes seconds. */
export const drawPackTasks = {
  drawClaimForm: (_bytes, { content }) => claimForm(content),
  drawBankPaper: (_bytes, { content }) => bankPaper(content),
} satisfies Partial<ReaderTaskTable>;
