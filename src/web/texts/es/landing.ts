/** The landing page, with the sample it shows. */
export const texts: typeof import('../en/landing.ts').texts = {
  dashboard: 'Panel',
  signIn: 'Iniciar sesión',
  title: 'Tus cargos, explicados por tus recibos.',
  lead:
    'Fettle asocia tus transacciones bancarias con los recibos de tu correo, artículo por artículo. ' +
    'Mira qué compraste, qué se renueva y qué puedes reclamar.',
  open: 'Abrir tu panel',
  start: 'Comenzar',
  promise: 'Funciona en tu propio equipo. Sin tarjeta de crédito.',
  proofs: {
    local: {
      title: 'Lee en tu equipo',
      text: 'Tu correo se queda donde funciona Fettle, salvo que lo compartas. Fettle lista cada byte que envía.',
    },
    complete: {
      title: 'Da cuenta de todo',
      text: 'Cada correo y cada transacción cuentan una sola vez, con el motivo a la vista.',
    },
    health: {
      title: 'Encuentra gastos de salud',
      text: 'Fettle encuentra los gastos de salud por artículo, con recibos listos para tu HSA o FSA.',
    },
  },
  picture:
    'El panel de un hogar de ejemplo: gasto, ingresos, avisos y las transacciones detrás de cada cifra.',
  sample: {
    title: 'Una transacción y su recibo asociado',
    before: {
      raw: 'SQ *CORNER BAKERY 0412',
      merchant: 'Corner Bakery',
      date: 'lun, 4 de may',
      amount: '$11.40',
    },
    explained: {
      raw: 'AMZN MKTP US*2K4',
      merchant: 'Amazon',
      date: 'mar, 5 de may',
      amount: '$83.17',
    },
    after: {
      raw: 'NORTHWIND GYM 800-555',
      merchant: 'Northwind Gym',
      date: 'mié, 6 de may',
      amount: '$39.00',
    },
    receipt: {
      head: 'Tu pedido del 3 de mayo',
      order: '#112-4471',
      lines: [
        { name: 'Ibuprofeno 200 mg, 300 tabletas', amount: '16.49', mark: 'Elegible HSA' },
        { name: 'Hilo dental, 6 × 50 m', amount: '14.97', mark: 'Salud' },
        { name: 'Lámpara de escritorio', amount: '44.00', mark: null },
        { name: 'Impuesto', amount: '7.71', mark: null },
      ],
      paidBy: 'Cargado a la tarjeta ·· 4417',
      total: '$83.17',
      reason: 'Seguro: mismo monto, misma tarjeta, dos días de diferencia.',
    },
  },
};
