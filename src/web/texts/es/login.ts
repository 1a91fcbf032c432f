/** Login: the heading of each form, and signing in. */
export const texts: typeof import('../en/login.ts').texts = {
  profileMissing: 'No se pudo cargar tu perfil. Tus datos están a salvo. Inicia sesión de nuevo.',
  heads: {
    signIn: {
      page: 'Iniciar sesión',
      title: 'Hola de nuevo',
      about: 'Inicia sesión para ver tus finanzas.',
    },
    signUp: {
      page: 'Crear cuenta',
      title: 'Crea tu cuenta',
      about: 'Solo nombre, correo y contraseña.',
    },
    checkEmail: {
      page: 'Revisa tu correo',
      title: 'Revisa tu correo',
      about: 'Un paso más abre tu cuenta.',
    },
    code: {
      page: 'Escribe tu código',
      title: 'Escribe tu código',
      about: 'Un paso más protege tu cuenta.',
    },
    forgot: {
      page: '¿Olvidaste tu contraseña?',
      title: 'Restablece tu contraseña',
      about: 'Te enviamos un enlace.',
    },
    reset: {
      page: 'Elige una contraseña nueva',
      title: 'Elige una contraseña nueva',
      about: 'Reemplaza la anterior.',
    },
    verify: {
      page: 'Confirma tu correo',
      title: 'Confirma tu correo',
      about: 'Esto toma un momento.',
    },
    email: {
      page: 'Cambia tu correo',
      title: 'Cambia tu correo',
      about: 'Primero enviamos un enlace.',
    },
  },
  entering: 'Iniciando sesión',
  beside: 'Acerca de Fettle',
  or: 'o',
  isNew: '¿No tienes cuenta?',
  hasAccount: 'Ya tengo una cuenta',
  createAccount: 'Crear cuenta',
  toSettings: 'Volver a configuración',
  toSignIn: 'Volver a iniciar sesión',
  anotherLink: 'Pedir otro enlace',
  email: 'Correo electrónico',
  forgot: '¿Olvidaste tu contraseña?',
  code: 'Código de tu app de autenticación',
  codeHint: 'La verificación en dos pasos pide un código.',
  signIn: 'Iniciar sesión',
  missing: 'Escribe tu correo y tu contraseña.',
  failed: 'No se pudo iniciar sesión. Inténtalo de nuevo en un momento.',
};
