import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** The panel of one transaction. */
export const texts: typeof import('../en/transaction-detail.ts').texts = {
  title: 'Transacción',
  close: 'Cerrar',
  failed: 'No se pudo cargar esta transacción',
  noReceipt: 'Aún no hay recibo. Fettle lo adjuntará cuando llegue.',
  emailSearch: {
    start: 'Buscar el recibo en el correo',
    again: 'Buscar de nuevo',
    failed: 'No se pudo buscar en tu correo.',
    noMailbox: 'Conecta un buzón para buscar en tu correo.',
    looked: (addresses: string, from: string, to: string) => `Se buscó en ${addresses}, de ${from} a ${to}.`,
    found: (found: number, read: number, receipts: number) =>
      found === 0
        ? 'Ningún correo menciona el comercio ni el monto.'
        : `${mentions(found)} ${news(read)}, ${receiptsOf(receipts)}.`,
    outcomes: {
      matched: 'Recibo encontrado y asociado.',
      asked: 'Posible recibo encontrado. Míralo en Revisión con IA.',
      nothing: 'No se encontró ningún recibo de este cargo.',
    },
    states: {
      asked: 'con búsqueda',
      not_asked: 'sin búsqueda: la sincronización está en pausa o sin configurar',
      needs_reauth: 'sin búsqueda: hay que reconectarlo',
      failed: 'no responde',
    },
  },
  source: {
    manual: 'Agregada por ti',
    bank: 'Del banco',
  },
  refund: 'Reembolso',
  originalAmount: 'Monto en la moneda del comercio',
  posted: (day: ReactNode) => sentence`registrada: ${day}`,
  purchased: (day: ReactNode) => sentence`compra: ${day}`,
  suggestions: {
    title: 'Posible recibo',
    unnamed: 'Recibo',
  },
  decide: 'Revisar',
  edit: {
    sources: {
      user: 'Elegida por ti',
      rule: 'Por una regla',
      receipt: 'Por los artículos de su recibo',
      model: 'Por Fettle',
      import: 'De tu importación',
      provider: 'Del banco',
    },
    title: 'Editar',
    saved: 'Guardado. Las actualizaciones del banco no lo cambiarán.',
    failed: 'No se pudo guardar el cambio. Inténtalo de nuevo.',
    category: 'Categoría',
    divided: 'Dividida: cada parte tiene su propia categoría.',
    merchant: {
      others: (transactions: number, merchant: string) =>
        plural(transactions, {
          one: `# transacción más de ${merchant} tiene una categoría que no elegiste.`,
          other: `# transacciones más de ${merchant} tienen una categoría que no elegiste.`,
        }),
      always: (merchant: string, category: string) => `Usar siempre ${category} para ${merchant}`,
      done: (transactions: number, category: string) =>
        plural(transactions, {
          one: `# transacción más y las futuras usan ahora ${category}.`,
          other: `# transacciones más y las futuras usan ahora ${category}.`,
        }),
      rule: (merchant: string, category: string) => `${merchant} es siempre ${category}.`,
      stop: 'Quitar regla',
      stopped: 'Regla quitada. Se restauraron las categorías anteriores.',
    },
    allOf: (merchant: string) => `Todas las transacciones de ${merchant}`,
    name: 'Nombre',
    note: 'Nota',
    noteHint: 'Privada, y se puede buscar',
    day: 'Fecha',
    amountIn: (currency: string) => `Monto en ${currency}`,
    amountHint: 'Negativo es dinero que sale',
    notAnAmount: 'Escribe un monto distinto de cero, como -12.50.',
    delete: 'Eliminar transacción',
    deleted: (description: string) => `${description}: eliminada.`,
    deleteFailed: 'No se pudo eliminar la transacción. No cambió nada. Inténtalo de nuevo.',
  },
  receipt: {
    removed: 'Recibo quitado. Fettle no volverá a sugerir esta coincidencia.',
    removeFailed: 'No se pudo quitar el recibo. No cambió nada. Inténtalo de nuevo.',
    title: 'Recibo',
    matchedByUser: 'Asociado por ti',
    matchedAutomatically: 'Asociado automáticamente',
    entered: 'Agregada por este recibo hasta que llegue el cargo del banco',
    openEmail: 'Abrir correo',
    remove: 'Recibo equivocado',
    eligibility: {
      eligible: 'Elegible para HSA y FSA',
      needsLetter: 'Necesita carta médica',
      notEligible: 'No elegible',
      unknown: 'Elegibilidad desconocida',
    },
    noItems: 'El correo no lista artículos.',
    total: 'Total',
    card: 'Tarjeta',
    onThisTransaction: 'En esta transacción',
    onAnotherTransaction: 'En otro cargo de este pedido',
    chargedAs: 'Cargado como',
    ofItHealth: 'Salud',
    unitPrice: (amount: string) => `${amount} cada uno`,
    discount: 'Descuento',
    shipping: 'Envío',
    tax: 'Impuesto',
    tip: 'Propina',
    paidHere: (amount: string) => `${amount} en esta transacción`,
    paidWith: (amount: string, parts: string) => `${amount} con ${parts}`,
    withTax: (amount: string) => `impuesto ${amount}`,
    withShipping: (amount: string) => `envío ${amount}`,
    withTip: (amount: string) => `propina ${amount}`,
    withDiscount: (amount: string) => `descuento ${amount}`,
    unexplained: 'No figura en ningún recibo',
    history: 'Historial del recibo',
  },
  pairs: {
    duplicate: 'Posible duplicado',
    posted: 'Posible versión registrada',
    postedNote: 'La transacción pendiente no cuenta hasta que decidas.',
    merged: 'Combinada con esta transacción',
    separate: 'Separar',
    separated: 'Transacciones separadas.',
  },
  transfer: {
    removed: 'Ya no es una transferencia. Ambas transacciones cuentan normalmente.',
    otherHalf: (account: string) => `Transferencia con ${account}`,
    pairedByUser: 'Emparejada por ti',
    pairedAutomatically: 'Emparejada automáticamente',
    remove: 'No es una transferencia',
    question: '¿Es una transferencia entre tus cuentas?',
    where: (account: string) => `En ${account}. Ninguna cuenta hasta que decidas.`,
  },
  notSaved: 'No se pudo guardar.',
};

function mentions(found: number): string {
  return plural(found, {
    one: '# correo menciona el comercio o el monto.',
    other: '# correos mencionan el comercio o el monto.',
  });
}

function receiptsOf(receipts: number): string {
  return plural(receipts, { one: '# es un recibo', other: '# son recibos' });
}

function news(read: number): string {
  return plural(read, { one: '# era nuevo', other: '# eran nuevos' });
}
