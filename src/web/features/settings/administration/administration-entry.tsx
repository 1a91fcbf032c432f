import { useLocation } from 'wouter';
import { texts } from '../../../texts/en/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** Link to the administration page, for administrators only. */
export function AdministrationEntry() {
  const [, navigate] = useLocation();
  return (
    <Card title={texts.entry.title}>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 py-4 sm:px-5">
        <p className="max-w-[52ch] text-14 text-muted">{texts.entry.explained}</p>
        <Button onClick={() => navigate('/settings?tab=account&view=administration')}>
          {texts.entry.open}
        </Button>
      </div>
    </Card>
  );
}
