import { plural } from '../plural.ts';

/** Insights: shared parts and spending. */
export const texts: typeof import('../en/insights.ts').texts = {
  title: 'Análisis',
  failed: 'No se pudieron cargar tus análisis',
  firstRun: {
    title: 'Aún no hay análisis',
    reason: 'Conecta un banco para ver análisis de tus transacciones y recibos.',
    connect: 'Conectar un banco',
  },
  tabs: {
    spending: 'Gasto',
    worth: 'Patrimonio',
    checks: 'Controles',
    health: 'Salud',
  },
  loading: {
    title: 'Cargando...',
    waitsFor: 'Sumando tus transacciones y recibos.',
  },
  totals: {
    spend: 'Gasto',
    income: 'Ingresos',
    kept: 'Ahorro',
  },
  noActivity: {
    title: 'Sin actividad en este período',
    reason: (from: string, to: string) =>
      `No hubo gasto ni ingresos de ${from} a ${to}. Los demás períodos no cambian.`,
    show: 'Mostrar los últimos 30 días',
  },
  everythingElse: 'Todo lo demás',
  netRefunds: 'Reembolsos netos',
  categories: {
    title: 'Por categoría',
    none: 'Sin gasto en este período',
    summary: (category: string, amount: string) =>
      `Gasto por categoría. La mayor es ${category} con ${amount}.`,
    name: 'Gasto por categoría',
    spend: 'Gasto',
    category: 'Categoría',
    transactions: 'Transacciones',
  },
  merchants: {
    title: 'Por comercio',
    none: 'Sin pagos en este período',
    transactions: (transactions: number) =>
      plural(transactions, { one: '# transacción', other: '# transacciones' }),
    fewer: 'Mostrar menos',
    all: (count: number) => `Mostrar los ${count}`,
  },
  flow: {
    title: 'Flujo de dinero',
    nothingIn: (spent: string) => `Gastaste ${spent} y no tuviste ingresos.`,
    moreOut: (spent: string, more: string, income: string) =>
      `Gastaste ${spent}, ${more} más que tus ingresos de ${income}.`,
    kept: (income: string, spent: string, kept: string, share: string) =>
      `De ${income} de ingresos, gastaste ${spent} y ahorraste ${kept} (${share}).`,
    caption: 'Flujo de dinero por origen, destino y monto',
    from: 'De',
    to: 'A',
    amount: 'Monto',
    nodes: {
      income: 'Ingresos',
      savings: 'De ahorros',
      spend: 'Gasto',
      total: 'Total',
      kept: 'Ahorro',
      other: 'Otros',
    },
  },
  pace: {
    title: 'Ritmo de gasto',
    name: 'Gasto acumulado por día del mes',
    summary: (days: string, comparison: string) => `Gasto de ${days}: ${comparison}.`,
    day: (day: number, now: string, before: string) => `Hasta el día ${day}: ${now}, mes anterior ${before}`,
    dayHead: 'Día',
    monthBefore: 'Mes anterior',
    nothingBefore: (days: string) => `Sin gasto en ${days}`,
    same: (days: string) => `Lo mismo que en ${days}`,
    more: (share: string, days: string) => `${share} más que en ${days}`,
    less: (share: string, days: string) => `${share} menos que en ${days}`,
  },
  days: {
    title: 'Gasto diario',
    failed: 'No se pudo cargar el gasto diario. Las demás cifras no cambian.',
    retry: 'Reintentar',
    none: 'Sin gasto en este período',
    name: 'Gasto por día',
    day: 'Día',
    spend: 'Gasto',
    dearest: 'Día de mayor gasto',
    most: (day: string, amount: string) => `Máximo: ${day}, ${amount}.`,
    mostAndQuiet: (day: string, amount: string, quiet: string, days: string) =>
      `Máximo: ${day}, ${amount}. Sin gasto en ${quiet} de ${days} días.`,
  },
  months: {
    title: 'Tendencia de 12 meses',
    name: 'Gasto por mes',
    summary: (from: string, to: string, month: string, amount: string) =>
      `Gasto por mes de ${from} a ${to}; máximo en ${month}: ${amount}.`,
    caption: 'Gasto e ingresos por mes',
    month: 'Mes',
    mostOfIt: 'Categoría mayor',
    spend: 'Gasto',
    income: 'Ingresos',
    savings: 'Ahorro',
  },
};
