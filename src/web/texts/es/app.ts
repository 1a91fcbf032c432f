/** Texts before a screen loads, and where one cannot be shown. */
export const texts: typeof import('../en/app.ts').texts = {
  failure: {
    text: 'Error de carga: no se pudo cargar esta página. Actualízala.',
    refresh: 'Actualizar página',
  },
  broken: {
    title: 'Fettle no pudo mostrar esta página',
    meaning: 'Ocurrió algo inesperado. Tus datos están a salvo.',
    retry: 'Reintentar',
    home: 'Ir a la página de inicio',
  },
  checkingSession: 'Comprobando tu sesión...',
};
