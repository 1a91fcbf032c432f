import type { texts as english } from '../en/reasons.ts';

/** Why a match needs an answer. */
export const texts: typeof english = {
  severalCharges: 'Varios cargos coinciden con este recibo.',
  conflict: {
    shared: (receipts) => `${receipts} recibos coinciden con este único cargo.`,
    currency: (receipt, charge) => `El recibo está en ${receipt} y el cargo en ${charge}.`,
    amount: (difference) => `El monto difiere en ${difference}.`,
    card: (receipt, charge) => `El recibo indica la tarjeta ${receipt}; el cargo es de la tarjeta ${charge}.`,
    parts: (charges) => `${charges} cargos suman este recibo.`,
    later: (days) => `El cargo es ${days} días posterior al recibo.`,
    earlier: (days) => `El cargo es ${days === 1 ? '1 día' : `${days} días`} anterior al recibo.`,
    name: 'El monto y la fecha coinciden, pero el cargo tiene otro nombre.',
    halves: (transactions) =>
      `${transactions} transacciones podrían ser la otra mitad de esta transferencia.`,
    weak: 'Nada lo contradice, pero muy poco confirma la asociación.',
  },
};
