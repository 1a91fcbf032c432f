import { useBankLink } from '../../lib/bank-link/use-bank-link.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Button } from '../../ui/button.tsx';

export function ConnectCard() {
  const { start, isBusy } = useBankLink();
  return (
    <section className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-dashed p-5">
      <div className="grid gap-1">
        <h2 className="card-title">{texts.connect.title}</h2>
        <p className="text-14 text-muted">{texts.connect.reason}</p>
      </div>
      <Button isBusy={isBusy} onClick={() => void start()}>
        {texts.connect.button}
      </Button>
    </section>
  );
}
