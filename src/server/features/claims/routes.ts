import { answer, type Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { fetchClaimOriginals, getClaimOriginals } from './claim-originals.ts';
import { createClaim } from './create-claim.ts';
import { listClaimYear } from './list-claims.ts';
import { sendPack } from './pack/send-pack.ts';
import { deleteDraftClaim, updateClaim } from './update-claim.ts';

/** Handlers for health expense claims. */
export function claimRoutes(services: Services) {
  return {
    listClaims: ({ userId, query }) => listClaimYear(services, userId, query),
    createClaim: async ({ userId, body }) => answer(201, await createClaim(services, userId, body)),
    updateClaim: ({ userId, params, body }) => updateClaim(services, userId, params.claimId, body),
    deleteClaim: ({ userId, params }) => deleteDraftClaim(services, userId, params.claimId),
    getClaimOriginals: ({ userId, params }) => getClaimOriginals(services, userId, params.claimId),
    fetchClaimOriginals: ({ userId, params }) => fetchClaimOriginals(services, userId, params.claimId),
    getClaimPack: ({ userId, params, signal }) => sendPack(services, userId, params.claimId, signal),
  } satisfies Partial<Handlers>;
}
