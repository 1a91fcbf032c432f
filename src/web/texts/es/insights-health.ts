import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Insights: health spending. */
export const texts: typeof import('../en/insights-health.ts').texts = {
  loading: {
    title: 'Cargando...',
    waitsFor: 'Buscando artículos de salud en tus recibos.',
  },
  claim: {
    spending: 'Gastos de salud',
    from: 'Menos reembolsos y artículos no elegibles',
    claimable: 'Reclamable a una HSA o FSA',
    inDays: (figure: string, days: string) => `${figure}, ${days}`,
    rules: (year: number) => `Reglas de EE. UU. para ${year}. Excluye artículos que necesitan carta médica.`,
    covered: (share: (words: string) => ReactNode, itemized: string, payments: string) =>
      sentence`${share(`${itemized} de ${payments}`)} pagos de salud tienen recibo detallado.`,
    uncovered: 'Ver los demás',
  },
  none: {
    title: 'No hay compras de salud en este período',
    uncovered: (payments: number) =>
      plural(payments, {
        one: '# pago a un comercio de salud aún no tiene recibo detallado. Fettle busca recibos en tu buzón.',
        other:
          '# pagos a comercios de salud aún no tienen recibo detallado. Fettle busca recibos en tu buzón.',
      }),
    waiting: 'Las compras en farmacias, médicos y ópticas aparecen cuando llegan sus recibos.',
    mailbox: 'Ir a tu buzón',
  },
  groups: {
    eligible: 'Elegible',
    unclear: 'Depende de tu plan',
    needs_letter: 'Necesita carta médica',
    needs_receipt: 'Necesita recibo',
    pending: 'Pendiente',
    paid_from_account: 'Pagado con cuenta de salud',
    refunded: 'Reembolsado',
    not_eligible: 'No elegible',
  },
  months: {
    title: 'Por mes',
    name: 'Gastos de salud por mes',
  },
  kinds: {
    title: 'Por tipo',
  },
  items: {
    titleOf: (kind: string) => `Artículos: ${kind}`,
    title: 'Artículos',
    everyKind: 'Todos los tipos',
    shown: 'Artículos mostrados',
    all: 'Todos',
    caption: 'Compras de salud',
    date: 'Fecha',
    name: 'Artículo',
    kind: 'Tipo',
    claim: 'Reclamo',
    amount: 'Monto',
    fewer: 'Mostrar menos',
    showAll: (count: number) => `Mostrar los ${count}`,
    withReceipt: 'con recibo',
    refunded: (amount: string) => `menos ${amount} reembolsado`,
    count: (items: number) => plural(items, { one: '# artículo', other: '# artículos' }),
  },
};
