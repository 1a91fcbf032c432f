/** The sign-in window, and the identity check before a change. */
export const texts: typeof import('../en/sign-in-windows.ts').texts = {
  googleFailed: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo o usa tu correo y contraseña.',
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
