import { plural } from '../plural.ts';

/** A transaction's merchant, its category, and the category that contradicts it. */
interface CategoryNames {
  readonly merchant: string;
  readonly current: string;
  readonly suggested: string;
}

/** AI Review: the queue, the email and its fields, the decisions. */
export const texts: typeof import('../en/review.ts').texts = {
  title: 'Revisión con IA',
  failure: {
    title: 'No se pudo cargar la cola',
    meaning: 'Tus decisiones están a salvo.',
  },
  loading: {
    title: 'Cargando...',
    waitsFor: 'Cargando lo que hay que revisar.',
  },
  allDone: {
    title: 'Estás al día',
    decided: (questions: number) =>
      plural(questions, {
        one: 'Has respondido # pregunta. Fettle aprende de cada respuesta.',
        other: 'Has respondido # preguntas. Fettle aprende de cada respuesta.',
      }),
    firstRun: 'Aquí aparecen los recibos y transacciones dudosos. Fettle asocia el resto automáticamente.',
    matchedTransactions: 'Ver transacciones asociadas',
    mailbox: 'Ir a tu buzón',
  },
  queue: {
    title: 'Cola',
    back: 'Volver a la cola',
    left: (count: string) => (count === '1' ? 'falta 1' : `faltan ${count}`),
    progress: 'Revisado',
    accepting: (number: number, total: number) => `Aceptando ${number} de ${total}`,
    acceptSure: (count: number) =>
      plural(count, {
        one: 'Aceptar # coincidencia segura',
        other: 'Aceptar # coincidencias seguras',
      }),
    skipped: 'omitido',
    pair: 'Dos transacciones',
    category: 'Categoría',
  },
  unknownMerchant: 'Comercio desconocido',
  item: {
    failed: 'No se pudo cargar esto',
    loading: 'Cargando el correo desde tu buzón',
    email: 'Correo',
    noSubject: '(sin asunto)',
  },
  fields: {
    title: 'Datos',
    read: 'Encontrado en el correo',
    missing: (names: string) => `No se encontró: ${names}.`,
    items: 'Artículos',
    names: {
      merchant: 'Comercio',
      total: 'Total',
      currency: 'Moneda',
      purchasedOn: 'Fecha de compra',
      orderId: 'Número de pedido',
      tax: 'Impuesto',
      shipping: 'Envío',
      discount: 'Descuento',
      tip: 'Propina',
      cardLast4: 'Tarjeta terminada en',
    },
  },
  actions: {
    accept: 'Aceptar recibo',
    match: 'Es este cargo',
    matchAll: 'Son estos cargos',
    reject: 'No es un recibo',
    edit: 'Editar datos',
    skip: 'Omitir pregunta',
  },
  pair: {
    pending: 'Pendiente',
    duplicate: {
      name: 'Posible duplicado',
      question: '¿Son la misma transacción?',
      yes: 'Combinarlas',
      no: 'Mantener separadas',
      doneYes: 'Transacciones combinadas.',
      doneNo: 'Se mantienen separadas.',
      effect: 'Ambas cuentan hasta que decidas.',
    },
    posted: {
      name: '¿Pendiente y registrada?',
      question: '¿Se registró esta transacción pendiente?',
      yes: 'Combinarlas',
      no: 'Mantener separadas',
      doneYes: 'Transacciones combinadas.',
      doneNo: 'Se mantienen separadas.',
      effect: 'La transacción pendiente no cuenta hasta que decidas.',
    },
    transfer: {
      name: 'Posible transferencia',
      question: '¿Es una transferencia entre tus cuentas?',
      yes: 'Sí, es una transferencia',
      no: 'No es una transferencia',
      doneYes: 'Marcada como transferencia. Ya no cuenta como gasto ni como ingreso.',
      doneNo: 'Se mantienen como transacciones separadas.',
      effect: 'Ninguna cuenta hasta que decidas.',
    },
  },
  category: {
    section: 'Pregunta sobre la categoría',
    question: {
      merchant: (merchant: string) => `¿Qué categoría corresponde a ${merchant}?`,
      receipt: (merchant: string) => `¿Este cargo de ${merchant} es un gasto de salud?`,
      habit: (merchant: string) => `¿Qué categoría corresponde a este cargo de ${merchant}?`,
      account: (merchant: string) => `¿Es ${merchant} una cuenta tuya?`,
    },
    why: {
      merchant: ({ current, suggested }: CategoryNames) =>
        `Tu banco dice ${current}. Fettle sugiere ${suggested}. Vale la categoría del banco hasta que decidas.`,
      receipt: ({ current, suggested }: CategoryNames) =>
        `Está en ${current}, pero su recibo indica ${suggested}. Una sola categoría vale para todo el cargo.`,
      habit: ({ merchant, current, suggested }: CategoryNames) =>
        `Antes elegiste ${suggested} para ${merchant}. Este cargo está en ${current}.`,
      account: ({ merchant }: CategoryNames) =>
        `El dinero enviado a ${merchant} cuenta como gasto. Si la cuenta es tuya, es una transferencia y no cuenta.`,
    },
    choices: 'Categoría',
    now: 'Actual',
    other: 'Otra categoría',
    set: 'Poner categoría',
    keep: 'Dejar categoría',
    health: 'Gasto de salud',
    notHealth: 'No es de salud',
    ownAccount: 'Cuenta mía',
    notOwnAccount: 'No es cuenta mía',
    forMerchant: (others: number, merchant: string) =>
      plural(others, {
        one: `Aplicar también a # cargo más de ${merchant} y a los futuros`,
        other: `Aplicar también a # cargos más de ${merchant} y a los futuros`,
      }),
    forReceipts: (others: number, merchant: string) =>
      plural(others, {
        one: `Aplicar también a # cargo más de ${merchant} solo de salud y a los futuros`,
        other: `Aplicar también a # cargos más de ${merchant} solo de salud y a los futuros`,
      }),
    done: (merchant: string, category: string, transactions: number) =>
      plural(transactions, {
        one: `${merchant}: ${category}.`,
        other: `${merchant}: ${category}, # cargos.`,
      }),
  },
  candidates: {
    one: 'Cargo',
    many: 'Elige el cargo',
    none: 'Ninguno de estos cargos',
    notThis: 'No es este cargo',
    notThese: 'No son estos cargos',
  },
  edit: {
    cancel: 'Cancelar',
    save: 'Aceptar con cambios',
    problems: {
      amount: 'Escribe un número, como 12.50',
      currency: 'Escribe tres letras, como USD',
      date: 'Escribe una fecha',
      cardLast4: 'Escribe cuatro dígitos',
    },
  },
  decided: {
    failed: 'No se pudo guardar tu decisión.',
    notAll: 'Algunos no se pudieron aceptar.',
    many: (count: number) => `${count} aceptados.`,
    unnamed: 'Recibo',
    done: {
      confirmed: (receipt: string) => `${receipt}: aceptado.`,
      corrected: (receipt: string) => `${receipt}: corregido.`,
      rejected: (receipt: string) => `${receipt}: rechazado.`,
    },
  },
};
