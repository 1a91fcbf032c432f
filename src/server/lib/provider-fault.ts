import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault } from './fault.ts';

/** Converts a provider's failure into the error shown to the user; use it in `catch` for interactive calls. */
export function providerFault(error: unknown): never {
  if (!(error instanceof ProviderFailure)) throw error;
  if (error.kind === 'refused' || error.kind === 'gone')
    throw new Fault('ProviderError', ({ faults }) => faults.requestRefused, {
      cause: error,
    });
  if (error.kind === 'reauth')
    throw new Fault('ProviderError', ({ faults }) => faults.accessNeeded, { cause: error });
  const isSilent = error.code === 'NO_ANSWER';
  throw new Fault(isSilent ? 'ProviderTimeout' : 'ProviderError', undefined, { cause: error });
}
