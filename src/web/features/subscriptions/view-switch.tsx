import { texts } from '../../texts/en/subscriptions.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { CalendarDays, List } from '../../ui/icons/ledger.tsx';

export const VIEWS = ['list', 'calendar'] as const;
type View = (typeof VIEWS)[number];

interface ViewSwitchProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Switches between list and calendar. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <Segments
      label={texts.view.label}
      value={view}
      options={[
        { value: 'list', label: <ViewName icon={List} name={texts.view.list} /> },
        { value: 'calendar', label: <ViewName icon={CalendarDays} name={texts.view.calendar} /> },
      ]}
      onChange={onView}
    />
  );
}

function ViewName({ icon: Icon, name }: { readonly icon: typeof List; readonly name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      {name}
    </span>
  );
}
