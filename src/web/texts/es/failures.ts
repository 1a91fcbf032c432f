/** Messages for failed calls where the server sends none. */
export const texts: typeof import('../en/failures.ts').texts = {
  network: 'Error de red: revisa tu conexión e inténtalo de nuevo.',
  request: 'La solicitud falló',
};
