/** Signing in with a passkey. */
export const texts: typeof import('../en/passkey-button.ts').texts = {
  button: 'Iniciar sesión con una llave de acceso',
  failed: 'No se pudo iniciar sesión con una llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
};
