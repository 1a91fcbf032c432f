const LINES = ['w-24', 'w-16', 'w-28', 'w-20'];

/** The outline of a receipt, as a placeholder. */
export function ReceiptPlaceholder() {
  return (
    <div aria-hidden className="receipt-paper w-56 shrink-0 rotate-[1.5deg]">
      <div className="grid justify-items-center gap-2 pb-1">
        <span className="h-2 w-20 rounded-full bg-line-strong/50" />
        <span className="h-1.5 w-14 rounded-full bg-line-strong/25" />
      </div>
      <div className="receipt-rule" />
      {LINES.map((width) => (
        <div key={width} className="flex h-5 items-center justify-between">
          <span className={`h-1.5 rounded-full bg-line-strong/25 ${width}`} />
          <span className="h-1.5 w-8 rounded-full bg-line-strong/25" />
        </div>
      ))}
      <div className="receipt-rule" />
      <div className="flex h-5 items-center justify-between">
        <span className="h-2 w-12 rounded-full bg-line-strong/50" />
        <span className="h-2 w-11 rounded-full bg-line-strong/50" />
      </div>
    </div>
  );
}
