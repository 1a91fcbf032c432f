import { isTimeZone } from '#domain/people/time-zone.ts';
import type { IdentityCaller } from '#ports/identity.ts';
import { Fault } from '../../lib/fault.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';

/** Updates the name in the identity service; throws if the time zone is unknown. */
export async function updateIdentity(
  { identity }: Services,
  caller: IdentityCaller,
  timeZone: string | undefined,
  name: string | undefined,
): Promise<void> {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new Fault('ValidationFailed', ({ faults }) => faults.notATimeZone(timeZone));
  if (name !== undefined) await identity.updateName(caller, name).catch(providerFault);
}
