import { plural } from '../plural.ts';

/** The five onboarding steps and the end. */
export const texts: typeof import('../en/onboarding.ts').texts = {
  title: 'Te damos la bienvenida',
  skipAll: 'Omitir configuración',
  back: 'Atrás',
  progress: {
    done: 'Listo',
    step: (number: number, count: number) => `Paso ${number} de ${count}`,
  },
  step: {
    continue: 'Continuar',
    skip: 'Omitir',
    later: 'Más tarde',
  },
  notSaved: (reason: string) => `No se guardó. ${reason}`,
  tryAgain: 'Inténtalo de nuevo en un momento.',
  you: {
    greetingOf: (name: string) => `Hola, ${name}`,
    greeting: 'Hola',
    lead: 'Tu nombre, moneda y zona horaria',
    name: 'Nombre',
    currency: 'Moneda',
  },
  goals: {
    title: '¿Cuáles son tus metas?',
    lead: 'Elige las que quieras. Deciden qué ves primero.',
    spending: {
      title: 'Ver mi gasto',
      text: 'Mira qué compraste en cada cargo.',
    },
    subscriptions: {
      title: 'Reducir suscripciones',
      text: 'Encuentra cargos recurrentes, aumentos de precio y pruebas que terminan.',
    },
    health: {
      title: 'Reclamar gastos de salud',
      text: 'Ten los artículos elegibles listos para reclamar, con sus recibos.',
    },
    refunds: {
      title: 'Recibir mis reembolsos',
      text: 'Sigue los reembolsos que no han llegado.',
    },
    plan: {
      title: 'Planificar',
      text: 'Prevé lo que viene a partir de tus transacciones.',
    },
  },
  health: {
    title: '¿Tienes una cuenta de salud?',
    lead: 'Fettle lo usa para preparar tus reclamos.',
    hsa: {
      title: 'HSA',
      text: 'Cuenta de ahorros para la salud. Reclama en cualquier momento.',
    },
    fsa: {
      title: 'FSA',
      text: 'Cuenta de gastos flexibles. Reclama antes de la fecha límite de tu plan.',
    },
    none: {
      title: 'Ninguna',
      text: 'De todos modos puedes seguir tus gastos de salud.',
    },
    evidence: {
      title: 'Guardar recibos como comprobantes',
      text: 'Guarda una copia cifrada de cada correo con recibo para tus reclamos. Puedes cambiarlo en Configuración.',
    },
  },
  bank: {
    title: 'Conecta tu banco',
    lead: 'Fettle ve transacciones y saldos. No puede mover dinero.',
    importing: 'Importando transacciones',
    accounts: (accounts: number) => plural(accounts, { one: '# cuenta', other: '# cuentas' }),
    connected: 'Conectado',
    another: 'Conectar otro',
    connect: 'Conectar cuenta',
  },
  mailbox: {
    title: 'Conecta tu buzón',
    lead: 'Fettle solo puede leer correo y encuentra compras en este equipo.',
    next: 'Ver tus coincidencias',
    connected: 'Conectado',
    connect: 'Conectar Gmail',
  },
  end: {
    matched: 'Tu primer cargo asociado',
    notMatched: 'Todo listo',
    matchedLead: 'Una transacción bancaria y su recibo.',
    notMatchedLead: 'Aún no hay coincidencias. Aparecerán en tu panel.',
    syncing: 'Sincronizando...',
    open: 'Ir al panel',
  },
  receipt: {
    unnamed: 'Recibo',
    health: 'Salud',
    notItemized: 'Sin detalle',
    more: (count: number) => `y ${count} más`,
    card: (digits: string) => `Cargado a la tarjeta ·· ${digits}`,
    total: 'Total',
    shipping: 'Envío',
    tax: 'Impuesto',
    tip: 'Propina',
    discount: 'Descuento',
  },
};
