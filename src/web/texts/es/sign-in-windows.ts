/** The sign-in window, and the identity check before a change. */
export const texts: typeof import('../en/sign-in-windows.ts').texts = {
  googleFailed: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo o usa tu correo y contraseña.',
  google: {
    too_many: 'Demasiados intentos con Google. Espera un minuto e inténtalo de nuevo.',
    unavailable: 'Google no responde. Inténtalo de nuevo o usa tu correo y contraseña.',
    not_configured: 'El inicio de sesión con Google no está configurado en este servidor.',
    REGISTRATION_CLOSED: 'Este servidor no acepta cuentas nuevas. Pide una invitación a su administrador.',
    REGISTRATION_BY_INVITATION:
      'Este servidor acepta cuentas nuevas solo por invitación. Pide una al administrador.',
  },
  refused: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo.',
  blocked:
    'Tu navegador bloqueó la ventana. Permite ventanas emergentes en esta página e inténtalo de nuevo.',
  closed: 'Cerraste la ventana antes de terminar.',
  unreachable: 'El servicio de inicio de sesión no responde. Revisa tu conexión e inténtalo de nuevo.',
  notSignedOut: 'No se pudo terminar la sesión en el servidor.',
  signInAgain: 'Confirma tu identidad. Inicia sesión de nuevo para continuar.',
  wrongPassword: 'Tu contraseña actual no es correcta.',
  unavailable: 'No disponible con este servicio de inicio de sesión.',
  signInFirst: 'Primero inicia sesión.',
  signInToChange: 'Inicia sesión para cambiar tu correo.',
  signInToConfirm: 'Inicia sesión para confirmar tu correo nuevo.',
};
