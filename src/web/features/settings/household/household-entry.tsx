import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/household.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** Link to the household page; mentions a pending invitation. */
export function HouseholdEntry() {
  const [, navigate] = useLocation();
  const { data } = useQuery(apiQuery('getHousehold'));
  return (
    <Card title={texts.entry.title}>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 py-4 sm:px-5">
        <div className="grid max-w-[52ch] justify-items-start gap-2">
          <p className="text-14 text-muted">{texts.entry.explained}</p>
          {data && data.received.length > 0 && <Badge tone="attention">{texts.entry.invited}</Badge>}
        </div>
        <Button onClick={() => navigate('/settings?tab=account&view=household')}>{texts.entry.open}</Button>
      </div>
    </Card>
  );
}
