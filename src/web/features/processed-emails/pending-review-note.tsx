import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Explains how emails that need review relate to the questions in AI Review. */
export function PendingReviewNote({
  emails,
  questions,
}: {
  readonly emails: number;
  readonly questions: number;
}) {
  const others = Math.max(0, questions - emails);
  const link = (
    <TextLink href="/email-ai/review" className="text-link">
      {texts.waiting.questions(questions)}
    </TextLink>
  );
  return (
    <p className="text-13 text-muted">
      {others === 0 ? texts.waiting.these(link) : texts.waiting.others(link, formatCount(emails), others)}
    </p>
  );
}
