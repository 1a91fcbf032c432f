import type { texts as english } from '../en/reasons.ts';

/** Why an email or a match has its state. */
export const texts: typeof english = {
  emailGone: 'Se eliminó del buzón antes de que Fettle pudiera leerlo.',
  deletedByYou: 'Eliminaste los datos de este correo.',
  notAReceipt: 'Lo marcaste como no recibo.',
  confirmed: 'Lo confirmaste.',
  provenByBank: 'La transacción del banco lo confirma.',
  provenByPayment: 'El correo del pago lo confirma.',
  repeated: 'Otro correo representa esta compra.',
  senderBlocked: 'Bloqueaste a este remitente.',
  tooLarge: 'Este correo pesa más de 25 MB, así que no se leyó.',
  tooComplex: 'Este correo es demasiado complejo, así que no se leyó.',
  damaged: 'Este correo está dañado y no se pudo leer.',
  notDelivered: 'El proveedor de correo no pudo entregar este correo.',
  notStorable: 'Este correo contiene valores que no se pueden guardar.',
  copyOf: (address) => `Duplicado de un correo en ${address}.`,
  notUnderstood: (reason) => `Poco claro: ${reason}`,
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
