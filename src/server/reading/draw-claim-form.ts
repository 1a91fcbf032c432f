import { claimForm } from '../features/claims/pack/claim-form.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** The form of a claim as a PDF: setting the text of a long claim takes seconds. */
export const drawClaimFormTasks = {
  drawClaimForm: (_bytes, { content }) => claimForm(content),
} satisfies Partial<ReaderTaskTable>;
