import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Processed Emails: every checked email with its result. */
export const texts: typeof import('../en/processed-emails.ts').texts = {
  title: 'Correos procesados',
  lead: 'Cada correo que revisó Fettle, con el resultado y el motivo.',
  firstRun: {
    title: 'Aún no hay correos revisados',
    reason: 'Conecta tu buzón para ver el resultado de cada correo y los datos enviados.',
    connect: 'Conectar tu buzón',
  },
  failed: 'No se pudieron cargar tus correos',
  loading: {
    title: 'Cargando...',
    waitsFor: 'Cargando tus correos.',
  },
  noMatch: {
    title: 'Ningún correo coincide',
    reason: 'Prueba con menos palabras o filtros.',
    clear: 'Borrar búsqueda y filtros',
  },
  search: {
    label: 'Buscar correos',
    hint: 'Buscar remitente, asunto, comercio',
  },
  filters: {
    kind: 'Tipo',
    everyKind: 'Todos los tipos',
    charge: 'Cargo',
    anyCharge: 'Con o sin cargo',
    matched: 'Asociado con un cargo',
    unmatched: 'Recibo sin cargo',
    verdict: 'Resultado',
    all: (count: ReactNode) => sentence`Todos ${count}`,
    withoutCharge: 'Sin cargo',
    from: (sender: string) => `De ${sender}`,
    remove: 'quitar',
  },
  waiting: {
    questions: (questions: number) => plural(questions, { one: '# pregunta', other: '# preguntas' }),
    these: (questions: ReactNode) => sentence`Revisión con IA tiene ${questions} sobre estos correos.`,
    others: (questions: ReactNode, emails: string, charges: number) =>
      sentence`Revisión con IA tiene ${questions} sobre estos ${emails} correos y ${chargesOf(charges)}.`,
  },
  list: {
    title: 'Correos',
    moreFailed: 'No se pudieron cargar más correos.',
    retry: 'Reintentar',
    loadingMore: 'Cargando más correos',
    matched: 'Asociado con un cargo',
  },
  noSubject: '(sin asunto)',
  email: {
    title: 'Correo',
    close: 'Cerrar el panel',
    failed: 'No se pudo cargar este correo',
    loading: 'Cargando el correo desde tu buzón',
    from: {
      kept: 'Guardado aquí, cifrado',
      mailbox: 'Cargado desde tu buzón',
    },
    merchant: 'Comercio',
    total: 'Total',
    reader: 'Lector',
    noReader: 'ninguno',
    helpedReader: (reader: string, model: string) => `${reader}, con ${model}`,
    leftMachine: 'Datos enviados fuera',
    shownEmail: 'Correo mostrado',
    history: 'Historial de lectura y decisiones',
    openCharge: 'Abrir cargo',
    decide: 'Revisar en Revisión con IA',
  },
  order: {
    title: 'Correos sobre esta compra',
    onItsWay: 'Novedad del envío',
    repeated: 'Correo duplicado',
  },
  actions: {
    readAgain: 'Leer de nuevo',
    wasReadAgain: 'Correo leído de nuevo.',
    reject: 'No es un recibo',
    wasRejected: 'Marcado como que no es un recibo.',
    separate: 'Separar del pedido',
    wasSeparated: 'Separado. Cuenta como una compra propia.',
    block: (sender: string) => `No leer nunca a ${sender}`,
    wasBlocked: (sender: string) => `Fettle no leerá correos de ${sender}.`,
    forget: 'Eliminar datos del correo',
    forgetQuestion:
      '¿Eliminar de Fettle los datos y el recibo de este correo? Tu buzón no cambia. Esto no se puede deshacer.',
    wasForgotten: 'Datos del correo eliminados.',
    more: 'Más acciones del correo',
    failed: 'No se pudo completar. Inténtalo de nuevo en un momento.',
  },
};

function chargesOf(charges: number): string {
  return plural(charges, { one: '# cargo', other: '# cargos' });
}
