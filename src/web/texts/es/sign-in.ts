/** Signing in with Google. */
export const texts: typeof import('../en/sign-in.ts').texts = {
  google: {
    failed: 'No se pudo iniciar sesión con Google.',
    button: 'Continuar con Google',
    notConfigured: 'No está configurado en este servidor.',
    sandbox: 'Prueba: Google simulado, sin cuentas reales.',
  },
};
