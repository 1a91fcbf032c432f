import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { Button } from '../../ui/button.tsx';

export function ConnectCard() {
  const { start, isBusy } = useBankLink();
  return (
    <section className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-dashed p-5">
      <div className="grid gap-1">
        <h2 className="card-title">Connect more accounts</h2>
        <p className="text-14 text-muted">
          The more of your accounts are here, the more of your receipts find their charge.
        </p>
      </div>
      <Button isBusy={isBusy} onClick={() => void start()}>
        Connect Account
      </Button>
    </section>
  );
}
