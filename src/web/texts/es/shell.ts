/** The frame of signed-in screens. */
export const texts: typeof import('../en/shell.ts').texts = {
  skipToContent: 'Saltar al contenido',
  home: 'Fettle, panel',
  mainNavigation: 'Principal',
  phoneNavigation: 'Páginas',
  menu: 'Menú',
  places: {
    dashboard: {
      label: 'Panel',
      hint: 'Resumen',
    },
    transactions: {
      label: 'Transacciones',
      hint: 'Todas las transacciones',
    },
    emailAi: {
      label: 'EmailAI',
      hint: 'Procesamiento de correo con IA',
    },
    review: {
      label: 'Revisión con IA',
      hint: 'Revisa los resultados de la IA',
    },
    processedEmails: {
      label: 'Correos procesados',
      hint: 'Todos los correos revisados',
    },
    insights: {
      label: 'Análisis',
      hint: 'Estadísticas e informes',
    },
  },
  accountSettings: 'Configuración de la cuenta',
  signOut: 'Cerrar sesión',
  keyboardShortcuts: 'Atajos de teclado',
  showFigures: 'Mostrar montos',
  blurFigures: 'Difuminar montos',
  themes: {
    title: 'Apariencia',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Sistema',
  },
  search: {
    label: 'Búsqueda y comandos',
    hint: (keys: string) => `Búsqueda y comandos (${keys} K)`,
  },
  connection: {
    offline: 'Sin conexión. Ves tu último panel y tus últimas transacciones guardadas.',
    silent: 'Fettle no responde. Los datos pueden ser antiguos. Fettle lo intentará automáticamente.',
  },
  sync: {
    running: (percent: number) => `Sincronizando... ${percent}%`,
    failed: 'La sincronización falló',
  },
};
