import { write } from '../../../lib/api-client.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { X } from '../../../ui/icons/initial.tsx';
import { ClaimActions } from './claim-actions.tsx';
import { ClaimForm } from './claim-form.tsx';
import { ClaimStateBadge } from './claim-list.tsx';
import { EvidencePack } from './evidence-pack.tsx';
import { type Claim, type Claims, useClaimChange } from './use-claims.ts';

interface ClaimDrawerProps {
  readonly data: Claims;
  readonly claimId: string;
  readonly onClose: () => void;
}

/** A claim in a drawer: its actions above its form. */
export function ClaimDrawer({ data, claimId, onClose }: ClaimDrawerProps) {
  const claim = data.claims.find(({ id }) => id === claimId);
  return (
    <Drawer
      isOpen
      isTitleHidden
      onClose={onClose}
      title={claim ? texts.form.title(claim.number) : texts.titleOf(data.year)}
    >
      <div className="flex items-center gap-3 px-4 pt-5 pb-4 sm:px-6">
        {claim && (
          <>
            <span aria-hidden className="font-serif text-24 tracking-[-0.01em]">
              {texts.form.title(claim.number)}
            </span>
            <ClaimStateBadge state={claim.state} />
            <span className="figures ml-auto text-18 font-semibold">
              {formatMinor(claim.totalMinor, claim.currency)}
            </span>
          </>
        )}
        <Button
          variant="quiet"
          size="small"
          iconOnly
          className={claim ? undefined : 'ml-auto'}
          aria-label={texts.form.close}
          onClick={onClose}
        >
          <X aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </div>
      <div className="grid gap-5 px-4 pb-10 sm:px-6">
        {claim ? (
          <Content key={claim.id} claim={claim} onClose={onClose} />
        ) : (
          <p className="text-14 text-muted">{texts.form.gone}</p>
        )}
      </div>
    </Drawer>
  );
}

function Content({ claim, onClose }: { readonly claim: Claim; readonly onClose: () => void }) {
  const change = useClaimChange(claim.id);
  // Separate from the buttons' changes: a busy button would ignore the click that ends the typing.
  const autosave = useClaimChange(claim.id);
  const params = { claimId: claim.id };
  const lacking = claim.lines.filter((line) =>
    line.missing.some((what) => what !== 'bank_transaction'),
  ).length;
  const isOpen = claim.state === 'draft' || claim.state === 'elsewhere';
  const remove = (): void =>
    change.mutate({
      message: texts.done.deleted,
      carryOut: () => write('deleteClaim', { params }),
      onDone: onClose,
    });
  return (
    <>
      {claim.state === 'elsewhere' ? (
        <p className="text-14 text-muted">{texts.form.elsewhereHint}</p>
      ) : (
        <>
          {claim.state !== 'reimbursed' && (
            <p className={lacking > 0 ? 'text-14 text-amber' : 'text-14 text-muted'}>
              {lacking > 0 ? texts.form.incomplete(lacking) : texts.form.complete}
            </p>
          )}
          <EvidencePack claimId={claim.id} />
          <ClaimActions claim={claim} onChange={change.mutate} isBusy={change.isPending} />
        </>
      )}
      <ClaimForm
        claim={claim}
        onBlurChange={autosave.mutate}
        onChange={change.mutate}
        isBusy={change.isPending}
      />
      {isOpen && (
        <Button variant="quiet" className="justify-self-start" isBusy={change.isPending} onClick={remove}>
          {claim.state === 'draft' ? texts.form.delete : texts.form.forget}
        </Button>
      )}
    </>
  );
}
