/** Signing in once more before a change. */
export const texts: typeof import('../en/confirm-identity.ts').texts = {
  other: (email: string) => `Ahora tu sesión es la de ${email}. No cambió nada.`,
  nobody: 'Cerraste la sesión. No cambió nada.',
  or: 'o',
  passwordMissing: 'Escribe tu contraseña.',
  failed: 'No se pudo iniciar sesión. Inténtalo de nuevo en un momento.',
  cancel: 'Cancelar',
  goOn: 'Confirmar y continuar',
};
