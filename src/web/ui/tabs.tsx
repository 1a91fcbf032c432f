import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly Tab<Value>[];
}

/** Tabs of one page, walked with the arrow keys; the chosen one is the caller's, so that it can stand in the address. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.value === value);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const from = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[targetOf(event.key, from, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="tab"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          className="pt-6 outline-none"
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}

/** Where a key leads from a tab; nowhere for any other key. */
function targetOf(key: string, from: number, count: number): number {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
