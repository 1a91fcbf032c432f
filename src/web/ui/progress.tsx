/** How far something is, 0 to 100. */
export function Progress({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="progress"
    >
      <div className="progress-fill" style={{ width: `${percent}%` }} />
    </div>
  );
}
