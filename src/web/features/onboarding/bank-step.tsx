import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { StepLayout } from './step-layout.tsx';
import type { StepProps } from './steps.ts';

const WHILE_IMPORTING_MS = 2_500;

export function BankStep({ onNext, isSaving }: StepProps) {
  const link = useBankLink();
  const { data } = useQuery({
    ...apiQuery('getSettings'),
    refetchInterval: ({ state }) =>
      state.data?.settings.connectedServices.plaid.institutions.some(({ status }) => status === 'importing')
        ? WHILE_IMPORTING_MS
        : false,
  });
  const institutions = data?.settings.connectedServices.plaid.institutions ?? [];
  const isConnected = institutions.length > 0;
  return (
    <StepLayout
      title={texts.bank.title}
      text={texts.bank.lead}
      isSaving={isSaving}
      isNextPrimary={isConnected}
      nextLabel={isConnected ? texts.step.continue : texts.step.later}
      onNext={() => onNext()}
    >
      <div className="grid gap-3">
        {institutions.map((institution) => (
          <div key={institution.itemId} className="card flex items-center gap-3.5 px-4 py-3.5">
            <MerchantMark name={institution.institutionName} size={36} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{institution.institutionName}</p>
              <p className="text-14 text-muted">
                {institution.status === 'importing'
                  ? texts.bank.importing
                  : texts.bank.accounts(institution.accounts.length)}
              </p>
            </div>
            {institution.isSandbox && <SandboxBadge />}
            {institution.status === 'healthy' && <Badge tone="good">{texts.bank.connected}</Badge>}
          </div>
        ))}
        <div>
          <Button
            variant={isConnected ? 'secondary' : 'primary'}
            size="large"
            isBusy={link.isBusy}
            onClick={() => void link.start()}
          >
            {isConnected ? texts.bank.another : texts.bank.connect}
          </Button>
        </div>
      </div>
    </StepLayout>
  );
}
