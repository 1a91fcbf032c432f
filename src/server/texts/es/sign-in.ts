import type { SignInProblems } from '#domain/messages/sign-in-problems.ts';
import type { identityCodes as english } from '../en/sign-in.ts';
import type { TextsOf } from '../user-message-words.ts';

const minutesOf = (minutes: number): string => (minutes === 1 ? 'un minuto' : `${minutes} minutos`);

/** Why a sign-in, a sign-up, or a change of how one signs in is refused. */
export const signIn: TextsOf<SignInProblems> = {
  passwordTooShort: (charsMin) => `Esta contraseña es demasiado corta. Usa al menos ${charsMin} caracteres.`,
  passwordTooLong: (charsMax) =>
    `Esta contraseña es demasiado larga. Usa ${charsMax} caracteres como máximo.`,
  passwordIsOwn: 'Esta contraseña contiene tu nombre, tu correo o el nombre de esta app. Elige otra.',
  passwordLeaked: 'Esta contraseña aparece en filtraciones de datos conocidas. Elige otra.',
  passwordRepeated: 'Esta contraseña repite los mismos caracteres. Elige una más difícil de adivinar.',
  passwordSequence: 'Esta contraseña sigue el teclado o el alfabeto. Elige una más difícil de adivinar.',
  passwordDate: 'Esta contraseña es una fecha o un año fácil de adivinar. Elige otra.',
  passwordGuessable: 'Esta contraseña es fácil de adivinar. Elige otra, como cuatro palabras sin relación.',
  tooManyPasswords: (minutes) =>
    `Demasiadas contraseñas incorrectas para esta cuenta. Espera ${minutesOf(minutes)} o restablece tu contraseña.`,
  tooManyCodes: (minutes) =>
    `Demasiados códigos incorrectos para esta cuenta. Inténtalo de nuevo en ${minutesOf(minutes)}.`,
  tooManySignIns: 'Demasiados inicios de sesión a la vez. Inténtalo de nuevo en unos segundos.',
  passwordsBusy: 'El servidor está ocupado. Inténtalo de nuevo en unos segundos.',
  registrationByInvitation:
    'Este servidor acepta cuentas nuevas solo por invitación. Abre el enlace de tu invitación o pide una ' +
    'al administrador.',
  registrationClosed: 'Este servidor no acepta cuentas nuevas. Pide una invitación a su administrador.',
  accountDisabled: 'Esta cuenta está desactivada. Contacta a tu administrador.',
  passkeyUnknown: 'Esta llave de acceso no abre ninguna cuenta aquí.',
  signInExpired: 'Este inicio de sesión tardó demasiado. Empieza de nuevo.',
  signInMismatch: 'Correo, contraseña o código no válidos.',
  codeWrong: 'Ese código no es correcto o ya se usó.',
  codeRequired: 'Escribe el código de tu app de autenticación.',
  signInToConfirmAddress: 'Inicia sesión para confirmar tu nueva dirección.',
  signInAgain: 'Inicia sesión de nuevo para confirmar que eres tú.',
};

/** Refusals of the identity library, by its own error codes. */
export const identityCodes: typeof english = {
  INVALID_EMAIL_OR_PASSWORD: 'Correo o contraseña no válidos.',
  INVALID_PASSWORD: 'Contraseña no válida.',
  INVALID_EMAIL: 'Esto no es una dirección de correo.',
  INVALID_TOKEN: 'Este enlace no es válido o ya se usó.',
  TOKEN_EXPIRED: 'Este enlace caducó.',
  EMAIL_NOT_VERIFIED: 'Primero confirma tu correo.',
  PASSWORD_TOO_SHORT: 'Esta contraseña es demasiado corta.',
  PASSWORD_TOO_LONG: 'Esta contraseña es demasiado larga.',
};
