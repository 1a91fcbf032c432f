import type { texts as english } from '../en/attention.ts';

/** What needs the user, on the dashboard. */
export const texts: typeof english = {
  reconnect: (name) => `Reconectar ${name}`,
  mailboxLost: 'Fettle perdió el acceso a este buzón.',
  toReview: (count) => (count === 1 ? '1 pregunta por revisar' : `${count} preguntas por revisar`),
  decide: 'Fettle necesita tu decisión.',
};
