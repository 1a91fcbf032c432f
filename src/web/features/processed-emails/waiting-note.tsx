import { formatCount } from '../../lib/format/money.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Says how the emails that wait and the questions of AI Review go together. */
export function WaitingNote({ emails, questions }: { readonly emails: number; readonly questions: number }) {
  const others = Math.max(0, questions - emails);
  return (
    <p className="text-13 text-muted">
      AI Review has{' '}
      <TextLink href="/email-ai/review" className="text-link">
        {formatCount(questions)} {questions === 1 ? 'question' : 'questions'}
      </TextLink>
      {others === 0
        ? ': these emails.'
        : `: these ${formatCount(emails)} emails, and ${formatCount(others)} ${others === 1 ? 'receipt' : 'receipts'} whose charge is to be chosen.`}
    </p>
  );
}
