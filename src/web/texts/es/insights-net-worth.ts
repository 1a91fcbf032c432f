import { plural } from '../plural.ts';

/** Insights: net worth. */
export const texts: typeof import('../en/insights-net-worth.ts').texts = {
  failed: 'No se pudo cargar tu patrimonio neto',
  byMonth: 'Patrimonio neto por mes',
  accounts: 'Cuentas',
  net: 'Patrimonio neto',
  assets: 'Activos',
  liabilities: 'Pasivos',
  month: 'Mes',
  summary: (first: string, last: string) => `Patrimonio neto por mes; ${first}, ${last}.`,
  inAccounts: (accounts: number) => plural(accounts, { one: 'en # cuenta', other: 'en # cuentas' }),
  change: {
    title: (month: string) => `Cómo cambió el patrimonio neto en ${month}`,
    savings: 'Ahorro (ingresos menos gasto)',
    transfers: 'Transferencias con cuentas no conectadas',
    outside: 'Pendientes o sin cuenta',
    postedLater: (month: string) => `De ${month}, registradas después`,
    postedFromEarlier: (month: string) => `De antes, registradas en ${month}`,
    added: 'Cuentas agregadas',
    value: 'Ganancias y pérdidas de valor',
    total: 'Cambio del patrimonio neto',
  },
  none: {
    title: 'Aún no hay saldos',
    reason: 'El patrimonio neto son tus activos menos tus pasivos. Agrega una cuenta con saldo.',
    add: 'Agregar cuenta',
  },
};
