/** The page before its code loads: head, first texts, and the message when it does not load. */
export const texts: typeof import('../en/page.ts').texts = {
  language: 'es',
  title: 'Fettle',
  description: 'Fettle asocia tus transacciones bancarias con sus recibos, en tu propio equipo.',
  loading: 'Cargando...',
  landing: 'Tus cargos, explicados por tus recibos.',
  noScript: 'Activa JavaScript para usar Fettle.',
  late: 'Esto tarda más de lo normal. Revisa tu conexión o inténtalo de nuevo.',
  missing: 'No se pudo cargar una parte de esta página. Intenta actualizarla.',
  refresh: 'Actualizar página',
};
