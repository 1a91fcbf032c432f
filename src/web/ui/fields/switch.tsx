import { type ReactNode, useId } from 'react';

interface SwitchLineProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  /** Status next to the switch. */
  readonly note?: ReactNode;
  readonly onChange: (isOn: boolean) => void;
}

/** A settings row with label, hint and switch. */
export function SwitchRow({ label, hint, isOn, isDisabled, note, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-4">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="max-w-[60ch] text-13 text-muted">
            {hint}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-1.5 max-sm:max-w-24">
        <div role="status" className="empty:hidden">
          {note}
        </div>
        <button
          type="button"
          role="switch"
          id={id}
          className="switch mt-0.5"
          aria-checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onClick={() => onChange(!isOn)}
        >
          <span className="switch-thumb" />
        </button>
      </div>
    </div>
  );
}
