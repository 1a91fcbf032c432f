import { useMutation } from '@tanstack/react-query';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';

/** Removes all sandbox data. */
export function SandboxData() {
  const addToast = useToast();
  const remove = useMutation({
    mutationFn: () => write('deleteSandbox'),
    onSuccess: () => addToast(texts.sandbox.removed),
    onError: (error) => addToast(errorMessage(error, texts.sandbox.failed), 'error'),
  });
  return (
    <section className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="grid max-w-[52ch] gap-0.5">
        <h2 className="card-title">{texts.sandbox.title}</h2>
        <p className="text-14 text-muted">{texts.sandbox.explained}</p>
      </div>
      <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        {texts.sandbox.remove}
      </Button>
    </section>
  );
}
