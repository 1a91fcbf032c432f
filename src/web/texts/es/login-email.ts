import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Login modes that start or end with an email: a new password, a confirmed or changed address. */
export const texts: typeof import('../en/login-email.ts').texts = {
  notAnAddress: 'Escribe un correo electrónico válido.',
  email: 'Correo electrónico',
  sendLink: 'Enviar enlace',
  sendAnother: 'Enviar otro enlace',
  forgot: {
    sent: 'Si esta dirección tiene una cuenta, enviamos un enlace válido por una hora. Revisa el spam o pide otro.',
    failed: 'No se pudo enviar el enlace. Inténtalo de nuevo en un momento.',
    command: 'npx fettle user reset-password',
    noMail: (command: ReactNode) =>
      sentence`Este servidor no envía correos. Pide al administrador del servidor que ejecute: ${command}`,
  },
  reset: {
    brokenLink: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo o pide otro.',
    tooShort: (least: number) => `Usa al menos ${least} caracteres.`,
    failed: 'No se pudo guardar la contraseña. Inténtalo de nuevo en un momento.',
    done: 'Contraseña cambiada. Se cerraron todas tus sesiones.',
    signIn: 'Iniciar sesión',
    submit: 'Guardar contraseña',
  },
  verify: {
    trying: 'Confirmando tu correo',
    signInFirst: 'Inicia sesión con tu correo actual para confirmar el cambio.',
    done: 'Correo confirmado.',
    open: 'Ir al panel',
    signIn: 'Iniciar sesión',
    brokenLink: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
    failed: 'No se pudo confirmar tu correo. Inténtalo de nuevo en un momento.',
  },
  change: {
    now: (address: ReactNode) => sentence`Ahora inicias sesión con ${address}.`,
    address: 'Correo nuevo',
    sent: 'Si la dirección está disponible, le enviamos un enlace. Ábrelo en este navegador para terminar.',
    failed: 'No se pudo enviar el correo. Inténtalo de nuevo en un momento.',
    confirmFirst: 'Por tu seguridad, confirma tu identidad para cambiar tu correo.',
    confirm: 'Confirmar',
  },
  caught: (link: (words: string) => ReactNode) =>
    sentence`Entorno de prueba: los correos se quedan en este equipo. ${link('Ver correos')}`,
};
