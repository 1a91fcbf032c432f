/** Texts of shared components: loading, failing, closing. */
export const texts: typeof import('../en/ui.ts').texts = {
  loading: 'Cargando...',
  late: 'Esto tarda más de lo normal. Revisa tu conexión o inténtalo de nuevo.',
  refresh: 'Actualizar página',
  request: (id: string) => `Solicitud ${id}`,
  close: 'Cerrar',
  dismiss: 'Descartar',
  partFailed: {
    title: 'No se pudo mostrar esta sección',
    meaning: 'El resto funciona. Tus datos están a salvo.',
    retry: 'Reintentar',
  },
};
