import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault } from './fault.ts';

const RETRY_SECONDS = 30;

/**
 * The content of a webhook after its signature is verified. Forged webhooks are rejected. If the provider's key can't
 * be fetched now, the sender is asked to retry, because the webhook may be genuine.
 */
export async function requireSigned<Notice>(
  reading: Promise<Notice | null> | null | undefined,
): Promise<Notice> {
  const notice = await reading?.catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new Fault('Unavailable', undefined, { cause: error, retryAfterSeconds: RETRY_SECONDS });
  });
  if (!notice) throw new Fault('Unauthorized', ({ faults }) => faults.unsignedNotice);
  return notice;
}
