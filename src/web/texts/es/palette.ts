import { plural } from '../plural.ts';

/** The command palette. */
export const texts: typeof import('../en/palette.ts').texts = {
  title: 'Búsqueda y comandos',
  groups: {
    places: 'Ir a',
    transactions: 'Transacciones',
    receipts: 'Recibos y correo',
    actions: 'Acciones',
  },
  search: {
    label: 'Buscar transacciones, recibos, correos y comandos',
    hint: 'Buscar transacciones, recibos y comandos',
    escape: 'Esc',
  },
  results: {
    label: 'Resultados',
    none: 'Sin resultados. Prueba con menos palabras.',
    looking: 'Buscando…',
    count: (results: number) => plural(results, { one: '# resultado', other: '# resultados' }),
    searchFor: (words: string) => `Buscar “${words}” en las transacciones`,
  },
  subscriptions: {
    label: 'Suscripciones',
    words: 'recurrentes facturas pruebas',
  },
  health: {
    label: 'Salud',
    words: 'hsa fsa reclamo elegible',
  },
  settings: {
    label: 'Configuración de la cuenta',
    words: 'banco gmail notificaciones privacidad perfil ajustes idioma',
  },
  importing: {
    label: 'Importar estado de cuenta',
    words: 'archivo csv ofx banco',
  },
  bank: {
    label: 'Conectar un banco',
    words: 'cuenta plaid simplefin',
  },
  email: {
    label: 'Sincronizar correo',
    words: 'gmail recibos leer nuevo',
  },
  undo: {
    label: 'Deshacer',
    words: 'revertir atrás',
  },
  redo: {
    label: 'Rehacer',
    words: 'repetir',
  },
  figures: {
    show: 'Mostrar montos',
    blur: 'Difuminar montos',
    words: 'privacidad ocultar cifras',
  },
  themes: {
    light: 'Tema claro',
    dark: 'Tema oscuro',
    system: 'Tema del sistema',
    words: 'apariencia',
  },
  shortcuts: {
    label: 'Atajos de teclado',
    words: 'teclas ayuda',
  },
  signOut: {
    label: 'Cerrar sesión',
    words: 'salir',
  },
};
