interface ProgressProps {
  readonly percent: number;
  readonly label: string;
  /** Animates while progress continues between two steps. */
  readonly isMoving?: boolean;
}

/** A progress bar, 0 to 100. */
export function Progress({ percent, label, isMoving = false }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="progress"
      data-moving={isMoving || undefined}
    >
      <div className="progress-fill" style={{ width: `${percent}%` }} />
    </div>
  );
}
