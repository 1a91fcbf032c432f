import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { Card } from '../../ui/card.tsx';
import { ChargeLegend } from './charge-strip.tsx';
import { groupStreams, type Subscriptions } from './stream.ts';
import { StreamItem } from './stream-item.tsx';

/** Streams by group; ended ones are collapsed. */
export function StreamList({ data }: { readonly data: Subscriptions }) {
  return groupStreams(data.subscriptions).map((group, index) => {
    const lines = (
      <ul className="divide-y border-t">
        {group.streams.map((stream) => (
          <StreamItem key={stream.id} stream={stream} streams={data.subscriptions} />
        ))}
      </ul>
    );
    if (group.id === 'over' || group.id === 'refused')
      return (
        <details key={group.id} className="card group/over">
          <summary className="card-head list-none rounded-card [&::-webkit-details-marker]:hidden">
            <h2 className="card-title">{group.title}</h2>
            <span className="figures text-13 text-muted">
              {formatCount(group.streams.length)}
              <span className="group-open/over:hidden">{texts.groups.show}</span>
              <span className="hidden group-open/over:inline">{texts.groups.hide}</span>
            </span>
          </summary>
          {lines}
        </details>
      );
    return (
      <Card
        key={group.id}
        title={group.title}
        actions={
          <span className="flex items-center gap-6">
            {index === 0 && <ChargeLegend />}
            <span className="figures text-13 text-muted">{formatCount(group.streams.length)}</span>
          </span>
        }
      >
        {lines}
      </Card>
    );
  });
}
