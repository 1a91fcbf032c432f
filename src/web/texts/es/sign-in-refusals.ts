import { plural } from '../plural.ts';

/** Why a sign-in, sign-up or link was refused; the same whether or not an address is known. */
export const texts: typeof import('../en/sign-in-refusals.ts').texts = {
  mismatch: 'Correo o contraseña incorrectos.',
  notCreated: 'No se pudo crear una cuenta con estos datos. ¿Ya tienes una? Inicia sesión.',
  linkOver: 'Este enlace venció o ya se usó. Pide uno nuevo.',
  tooMany: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  tooManyFor: (seconds: number) =>
    seconds <= 90
      ? plural(seconds, {
          one: 'Demasiados intentos. Inténtalo de nuevo en # segundo.',
          other: 'Demasiados intentos. Inténtalo de nuevo en # segundos.',
        })
      : `Demasiados intentos. Inténtalo de nuevo en ${Math.ceil(seconds / 60)} minutos.`,
  notAnAddress: 'Escribe un correo electrónico válido.',
  disabled: 'Esta cuenta no puede iniciar sesión ahora.',
  tooShort: 'Esa contraseña es demasiado corta.',
  tooLong: 'Esa contraseña es demasiado larga. Usa hasta 128 caracteres.',
  leaked: 'Esa contraseña aparece en filtraciones conocidas. Elige otra.',
  notConfirmed: 'Primero confirma tu correo. Te enviamos un enlace nuevo.',
  otherWay: 'Esta cuenta entra de otra forma. Usa tu correo y contraseña.',
  popup: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo.',
  change: 'No se pudo guardar el cambio. Inténtalo de nuevo en un momento.',
  unknown: 'Algo salió mal. Inténtalo de nuevo en un momento.',
};
