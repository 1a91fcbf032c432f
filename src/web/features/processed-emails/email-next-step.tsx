import { texts } from '../../texts/en/processed-emails.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowRight } from '../../ui/icons/common.tsx';
import type { Email } from './email-types.ts';

/** Link to a message's transaction or to its open review. */
export function EmailNextStep({ email }: { readonly email: Email }) {
  if (email.transactionId)
    return (
      <ButtonLink
        size="small"
        href={`/transactions?transaction=${email.transactionId}`}
        className="justify-self-start"
      >
        {texts.email.openCharge}
        <ArrowRight aria-hidden size={14} strokeWidth={1.5} />
      </ButtonLink>
    );
  if (email.state === 'needs_review')
    return (
      <ButtonLink size="small" variant="primary" href="/email-ai/review" className="justify-self-start">
        {texts.email.decide}
      </ButtonLink>
    );
  return null;
}
