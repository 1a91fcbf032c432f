/** Texts before a screen loads, and where one cannot be shown. */
export const texts: typeof import('../en/app.ts').texts = {
  failure: {
    text: 'Error de carga: hubo un error al cargar esta página. Intenta actualizarla.',
    refresh: 'Actualizar página',
  },
  broken: {
    title: 'Fettle no pudo mostrar esta página',
    meaning: 'Ocurrió algo inesperado en esta página. Tus datos están a salvo.',
    retry: 'Reintentar',
    home: 'Ir a la página de inicio',
  },
  checkingSession: 'Comprobando tu sesión...',
};
