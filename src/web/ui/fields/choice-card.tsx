interface ChoiceCardProps {
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** A large checkbox with a title and a description. */
export function ChoiceCard({ title, text, isChosen, onChange }: ChoiceCardProps) {
  return (
    <label
      className="card flex cursor-pointer items-start gap-3.5 px-4 py-3.5 transition-colors
      hover:border-line-strong has-checked:border-evergreen has-checked:bg-evergreen-wash has-focus-visible:outline-2
      has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen"
    >
      <input
        type="checkbox"
        className="checkbox mt-0.5 outline-none"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="grid gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-14 text-muted">{text}</span>
      </span>
    </label>
  );
}
