import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Subscriptions: recurring charges, costs and due dates. */
export const texts: typeof import('../en/subscriptions.ts').texts = {
  title: 'Suscripciones',
  view: {
    label: 'Vista',
    list: 'Lista',
    calendar: 'Calendario',
  },
  failed: 'No se pudieron cargar tus suscripciones',
  loading: {
    title: 'Cargando...',
    waitsFor: 'Buscando cargos recurrentes.',
  },
  cost: {
    running: (count: string) => (count === '1' ? '1 activa' : `${count} activas`),
    onTrial: (count: string) => `${count} en prueba`,
    raised: (count: string) => `${count} con aumento de precio`,
    title: 'Costo total',
    month: 'Al mes',
    year: 'Al año',
    notes: (notes: string) => `${notes}. No incluye las facturas y préstamos de abajo.`,
  },
  none: {
    title: 'Aún no hay suscripciones',
    withTransactions:
      'Fettle necesita dos cargos parecidos. Importa estados de cuenta anteriores para encontrar las anuales.',
    withoutTransactions: 'Conecta un banco para encontrar cargos recurrentes en tus transacciones.',
    import: 'Importar estados anteriores',
    connect: 'Conectar un banco',
  },
  announced: {
    title: 'Anunciado por correo',
    trial_ends: (day: string) => `La prueba termina: ${day}`,
    renewal_due: (day: string) => `Se renueva: ${day}`,
  },
  groups: {
    subscriptions: 'Suscripciones',
    bills: 'Facturas y préstamos',
    over: 'Canceladas y terminadas',
    refused: 'No son suscripciones',
    show: ', mostrar',
    hide: ', ocultar',
  },
  status: {
    trial: 'Prueba',
    active: 'Activa',
    priceUp: 'Subió de precio',
    overdue: 'Atrasada',
    paused: 'En pausa',
    cancelled: 'Cancelada',
    ended: 'Terminada',
  },
  line: {
    confirmed: 'confirmada',
    notCounted: 'No cuenta',
    aYear: (amount: ReactNode) => sentence`${amount} al año`,
    trialEnds: 'Fin de la prueba',
    wasDue: 'Vencía',
    next: 'Próximo',
    last: 'Último',
  },
  charges: {
    proven: 'asociado con un recibo',
    unproven: 'aún sin recibo',
    summary: (charges: number, proven: number) =>
      `${plural(charges, { one: 'Último cargo', other: 'Últimos # cargos' })}, ${proven} con recibo`,
    one: (day: string, amount: string) => `${day}: ${amount}`,
    oneProven: (day: string, amount: string) => `${day}: ${amount}, recibo`,
    title: 'Cargos',
    withReceipt: 'con recibo',
  },
  price: {
    title: 'Precio',
    same: (day: string) => `Sin cambios desde tu primer cargo registrado (${day}).`,
    to: 'a',
    receipt: 'Ver recibo',
  },
  verdict: {
    confirm: 'Confirmar',
    refuse: 'No es una suscripción',
    wasConfirmed: 'Confirmada por ti.',
    wasRefused: 'Marcada como que no es una suscripción.',
    undo: 'Deshacer',
    done: {
      confirmed: (name: string) => `${name}: confirmada.`,
      refused: (name: string) => `${name}: marcada como que no es una suscripción.`,
      undone: (_name: string) => 'Deshecho.',
    },
    failed: 'No se pudo guardar.',
  },
  merge: {
    open: 'Combinar con…',
    title: (name: string) => `Combinar ${name} con`,
    effect: 'Ambos historiales pasan a ser una entrada, y su costo cuenta una vez.',
    done: (name: string, other: string) =>
      name === other ? `${name}: combinadas.` : `${name} y ${other}: combinadas.`,
    failed: 'No se pudieron combinar.',
    merged: 'Combinadas',
    separate: 'Separar',
    separated: 'Separadas.',
    separationFailed: 'No se pudieron separar.',
  },
  cancel: {
    link: (host: string) => `Cancelar en ${host}`,
    newTab: ', se abre en una pestaña nueva',
  },
  calendar: {
    none: (days: number) => `No se esperan cargos en los próximos ${days} días.`,
    title: (days: number) => `Próximos ${days} días`,
    sum: (amount: ReactNode) => sentence`${amount} previstos, con facturas y préstamos`,
    more: (count: number) => `y ${count} más`,
  },
};
