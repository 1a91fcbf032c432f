import { formatBytes } from '../../lib/format/mail.ts';
import { formatCount, formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { MatchingStatus } from './matching-status.tsx';

/** The language model for uncertain emails, and its usage today. */
function AssistantFacts({ assistant }: { readonly assistant: NonNullable<EmailAi['assistant']> }) {
  const { model, host, isAllowed, callsToday, callsMax, costMicrosToday } = assistant;
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{texts.privacy.assistant}</dt>
        <dd className="min-w-0 truncate text-right">
          {isAllowed ? texts.privacy.assistantAt(model, host) : texts.privacy.notAllowed}
        </dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{texts.privacy.questions}</dt>
        <dd className="figures">
          {texts.privacy.questionsOf(
            formatCount(callsToday),
            formatCount(callsMax),
            formatMinor(Math.ceil(costMicrosToday / 10_000), 'USD'),
          )}
        </dd>
      </div>
    </>
  );
}

/** Amount of email text sent out, and the reader that processed it. */
export function PrivacyCard({ data }: { readonly data: EmailAi }) {
  return (
    <Card title={texts.privacy.title}>
      <div className="card-body grid gap-4">
        <p className="figures text-32 font-semibold tracking-[-0.025em]">{formatBytes(data.bytesSent)}</p>
        <p className="text-14 text-muted">
          {data.bytesSent === 0 ? texts.privacy.nothingSent : texts.privacy.somethingSent}
        </p>
        <dl className="grid gap-2 border-t pt-4 text-14">
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{texts.privacy.reader}</dt>
            <dd className="font-mono text-13">{data.readerVersion}</dd>
          </div>
          {data.assistant && <AssistantFacts assistant={data.assistant} />}
        </dl>
        <MatchingStatus matching={data.matching} />
        <TextLink href="/settings?tab=privacy" className="text-link justify-self-start text-13">
          {texts.privacy.change}
        </TextLink>
      </div>
    </Card>
  );
}
