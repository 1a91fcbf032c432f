import type { texts as english } from '../en/household.ts';

/** Refusals about households. */
export const texts: typeof english = {
  onlyOwner: 'Solo el titular del hogar puede hacer esto.',
  viewerSharesNothing:
    'Quienes tienen solo lectura no pueden compartir. Pide al titular del hogar que te haga miembro.',
  ownAddress: 'Esta es tu propia dirección. Escribe la de la persona que quieres invitar.',
  alreadyMember: 'Esta persona ya está en tu hogar.',
  full: 'Tu hogar está completo. Revoca una invitación o quita a un miembro primero.',
  tooManyEmails: 'Enviaste varias invitaciones en una hora. Espera un rato e inténtalo de nuevo.',
  alreadyInHousehold: 'Ya estás en un hogar. Déjalo primero.',
  ownerStays: 'No se puede cambiar ni quitar al titular. Termina el hogar en su lugar.',
};
