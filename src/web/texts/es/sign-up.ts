import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Creating an account. */
export const texts: typeof import('../en/sign-up.ts').texts = {
  name: 'Nombre',
  email: 'Correo electrónico',
  create: 'Crear cuenta',
  closed: 'Este servidor no acepta cuentas nuevas. Pide una invitación a su administrador.',
  invitationOnly:
    'Este servidor solo acepta cuentas por invitación. Abre el enlace de la tuya o pide una al administrador.',
  check: {
    sentTo: (address: ReactNode) =>
      sentence`Enviamos un enlace a ${address}. Ábrelo para terminar y luego inicia sesión.`,
    spam: '¿No llegó? Revisa tu carpeta de spam y la dirección.',
    resend: 'Reenviar correo',
    resendIn: (seconds: number) =>
      `Reenviar en ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    resent: 'Correo enviado de nuevo.',
    changeAddress: 'Cambiar dirección',
    failed: 'No se pudo enviar el correo. Inténtalo de nuevo en un momento.',
  },
  nameMissing: 'Escribe tu nombre.',
  notAnAddress: 'Escribe un correo electrónico válido.',
  tooShort: (least: number) => `Usa al menos ${least} caracteres.`,
  passwordMissing: 'Elige una contraseña.',
  failed: 'No se pudo crear la cuenta. Inténtalo de nuevo en un momento.',
};
