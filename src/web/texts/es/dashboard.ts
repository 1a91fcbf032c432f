import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** The dashboard. */
export const texts: typeof import('../en/dashboard.ts').texts = {
  title: 'Panel',
  head: {
    first: (name: string | undefined) => (name ? `Hola, ${name}.` : 'Hola.'),
    back: (name: string | undefined) => (name ? `Hola de nuevo, ${name}.` : 'Hola de nuevo.'),
    dataAsOf: (ago: ReactNode) => sentence`Actualizado ${ago}.`,
    importing: 'Importando transacciones',
  },
  loading: {
    title: 'Cargando el panel...',
    waitsFor: 'Sumando tus transacciones.',
  },
  failure: {
    title: 'No se pudo cargar el panel',
    unknown: 'Ocurrió un error inesperado.',
    meaning: 'Tus transacciones y recibos están a salvo.',
    retry: 'Reintentar',
  },
  cards: {
    totalSpend: 'Gasto total',
    income: 'Ingresos',
    savings: 'Ahorro',
    accounts: 'Cuentas activas',
    noAccounts: 'Ninguna conectada aún',
    openAccounts: 'Abiertas y no ocultas',
  },
  change: {
    nothing: 'Sin actividad en este período',
    nothingBefore: (period: string) => `Nada en ${period}`,
    same: (period: string) => `Igual que ${period}`,
    up: 'sube',
    down: 'baja',
    overTenfold: 'más de 10×',
    versus: (period: string) => `vs. ${period}`,
    comparedWith: (period: string) => `En comparación con ${period}`,
  },
  saved: {
    moreOut: 'El gasto superó los ingresos',
    share: (share: string) => `${share} de los ingresos ahorrado`,
  },
  others: {
    title: 'No se incluye arriba:',
    currency: (spent: string, income: string) => `${spent} de gasto y ${income} de ingresos`,
  },
  trend: {
    title: 'Tendencia de gasto',
    soFar: 'hasta hoy',
    firstRun: 'Gasto menos ingresos, por mes. El gráfico empieza con tus primeras transacciones.',
    begins: 'El gráfico empieza con tu primer mes de transacciones.',
    noTransactions: 'No hay transacciones en estos doce meses.',
    label: 'Gasto menos ingresos por mes',
    less: 'Gasto menos ingresos',
    spend: 'Gasto',
    income: 'Ingresos',
    month: 'Mes',
    point: (month: string, amount: string, spend: string, income: string) =>
      `${month}: gasto menos ingresos ${amount}, gasto ${spend}, ingresos ${income}`,
    summary: (
      from: string,
      to: string,
      lowest: string,
      lowestIn: string,
      highest: string,
      highestIn: string,
    ) =>
      `Gasto menos ingresos, de ${from} a ${to}: mínimo ${lowest} en ${lowestIn}, máximo ${highest} en ${highestIn}.`,
  },
  flow: {
    title: 'Flujo de dinero',
    in: 'Entra',
    out: 'Sale',
    kept: (amount: string) => `Ahorraste ${amount}`,
    rest: 'Todo lo demás',
    netRefunds: 'Reembolsos netos',
  },
  attention: {
    title: 'Requiere atención',
    more: (count: number) => plural(count, { one: '# más en Controles', other: '# más en Controles' }),
  },
  recent: {
    title: 'Transacciones recientes',
    all: 'Todas las transacciones',
    none: 'Aún no hay transacciones. Aparecen a medida que tu banco las envía.',
    caption: 'Transacciones más recientes',
    date: 'Fecha',
    description: 'Descripción',
    amount: 'Monto',
    explained: 'Asociada con su recibo',
    refund: 'Reembolso',
    pending: 'Pendiente',
  },
  subscriptions: {
    title: 'Suscripciones',
    all: 'Todas las suscripciones',
    firstRun: 'Los cargos recurrentes aparecen aquí automáticamente.',
    none: 'Aún no hay ninguna. Fettle necesita dos cargos parecidos para detectar una.',
    priceUp: 'Subió de precio',
    trial: 'Prueba',
    overdue: 'Atrasada',
    next: (day: string) => `próximo: ${day}`,
  },
  connect: {
    title: 'Conecta más cuentas',
    reason: 'Con más cuentas, Fettle puede asociar más de tus recibos.',
    button: 'Conectar cuenta',
  },
  firstRun: {
    title: 'Tres pasos hasta tu primer recibo asociado',
    bank: {
      title: 'Conecta un banco',
      text: 'Las transacciones llegan en menos de un minuto y se quedan en este equipo.',
      connect: 'Conectar un banco',
      import: 'o importa un estado de cuenta',
    },
    mailbox: {
      title: 'Conecta tu buzón',
      text: 'Fettle solo puede leer correo. Ves cada mensaje que revisa.',
      connect: 'Conectar Gmail',
    },
    match: {
      title: 'Mira tus coincidencias',
      text: 'Fettle asocia recibos con cargos. Tú decides las dudosas en Revisión con IA.',
    },
    done: 'Listo',
  },
};
