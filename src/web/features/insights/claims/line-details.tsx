import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type ClaimableLine, type ClaimLine, formatMissing } from './use-claims.ts';

interface LineDetailsProps {
  readonly line: ClaimableLine | ClaimLine;
  readonly currency: string;
}

/** Details of an item in two cells: description, provider, date and missing details; and the claimable amount. */
export function LineDetails({ line, currency }: LineDetailsProps) {
  const reason = 'status' in line && line.status !== 'ready' ? texts.status[line.status] : null;
  const missing = 'status' in line && line.status === 'not_eligible' ? '' : formatMissing(line);
  return (
    <>
      <div className="min-w-0">
        {line.transactionId ? (
          <TextLink
            href={`/transactions?transaction=${line.transactionId}`}
            className="font-medium hover:underline hover:underline-offset-3"
          >
            {line.description}
          </TextLink>
        ) : (
          <span className="font-medium">{line.description}</span>
        )}
        <p className="text-13 text-muted">
          <DateText date={line.serviceOn} style="short" />
          {line.provider && line.provider !== line.description && ` · ${line.provider}`}
          {` · ${line.className}`}
        </p>
        {(reason || missing) && (
          <p className="text-13">
            {reason && <span className="font-medium text-coral">{reason}</span>}
            {reason && missing && ' · '}
            {missing && <span className={reason ? 'text-muted' : 'text-amber'}>{missing}</span>}
          </p>
        )}
      </div>
      <div className="text-right">
        <Amount minor={line.amountMinor} currency={currency} signs="minus" className="font-medium" />
        {line.priceMinor !== null && line.priceMinor !== line.amountMinor && line.refundedMinor === 0 && (
          <p className="figures text-12 text-muted">
            {texts.lines.share(formatMinor(line.priceMinor, currency))}
          </p>
        )}
        {line.refundedMinor > 0 && (
          <p className="figures text-12 text-muted">
            {texts.lines.refunded(formatMinor(line.refundedMinor, currency))}
          </p>
        )}
      </div>
    </>
  );
}
