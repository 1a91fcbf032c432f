import type { MailContents } from '#ports/mail-out.ts';
import { APP_NAME } from '../../lib/config.ts';
import type { texts as english } from '../en/emails.ts';
import { type MailCatalog, type MailWords, USEFUL_HOURS } from '../mail-words.ts';
import { notificationEmails } from '../notification-emails.ts';
import { texts as findings } from './findings.ts';
import { texts as notices } from './notices.ts';
import { texts as notifications } from './notification-emails.ts';
import { texts as unsubscribe } from './unsubscribe.ts';

const words: MailCatalog = {
  'verify-email': ({ name, url }) => ({
    subject: 'Confirma tu dirección de correo',
    title: 'Confirma tu dirección de correo',
    paragraphs: [
      greeting(name),
      'Confirma esta dirección para poder restablecer tu contraseña si la olvidas.' +
        ` Ya puedes usar ${APP_NAME}.`,
    ],
    action: { label: 'Confirmar correo', url },
    otherwise:
      `El enlace funciona durante ${USEFUL_HOURS['verify-email']} horas.` +
      ' Si no creaste una cuenta, ignora este correo. No recibirás más.',
  }),
  'reset-password': ({ name, url }) => ({
    subject: 'Elige una contraseña nueva',
    title: 'Elige una contraseña nueva',
    paragraphs: [greeting(name), 'Recibimos una solicitud para restablecer tu contraseña.'],
    action: { label: 'Elegir una contraseña nueva', url },
    otherwise:
      'El enlace funciona una vez, durante una hora.' +
      ' Si no fuiste tú, ignora este correo. Tu contraseña no cambiará.',
  }),
  'password-changed': ({ name, at }) => ({
    subject: 'Tu contraseña cambió',
    title: 'Tu contraseña cambió',
    paragraphs: [
      greeting(name),
      `Se estableció una contraseña nueva el ${moment(at)}. Todas las demás sesiones se cerraron.`,
    ],
    otherwise:
      'Si no fuiste tú, protege primero tu cuenta de correo.' +
      ' Después restablece tu contraseña desde la página de inicio de sesión.',
  }),
  'change-email': ({ name, url }) => ({
    subject: 'Confirma tu nueva dirección de correo',
    title: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      greeting(name),
      'Pediste iniciar sesión con esta dirección. Tu dirección anterior funciona hasta que confirmes.',
    ],
    action: { label: 'Confirmar correo nuevo', url },
    otherwise: 'El enlace funciona durante una hora. Si no pediste esto, ignora este correo.',
  }),
  'email-changed': ({ name, newEmail, at }) => ({
    subject: 'Tu dirección de correo cambió',
    title: 'Tu dirección de correo cambió',
    paragraphs: [greeting(name), `Ahora inicias sesión con ${newEmail}. Cambió el ${moment(at)}.`],
    otherwise: 'Si no fuiste tú, comunícate de inmediato con el administrador del servidor.',
  }),
  'new-device': ({ name, device, at }) => ({
    subject: 'Nuevo inicio de sesión en tu cuenta',
    title: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: [
      greeting(name),
      `Se inició sesión en tu cuenta el ${moment(at)} desde ${device || 'un dispositivo desconocido'}.` +
        ' Si fuiste tú, no tienes que hacer nada.',
    ],
    otherwise:
      'Si no fuiste tú, elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión.' +
      ' Una contraseña nueva cierra todas las sesiones.',
  }),
  'sign-in-attempts': ({ name, at, url }) => ({
    subject: 'Alguien intentó entrar a tu cuenta',
    title: 'Intentos fallidos de inicio de sesión',
    paragraphs: [
      greeting(name),
      `Alguien intentó entrar a tu cuenta con contraseñas incorrectas, a partir del ${moment(at)}.` +
        ' No lo logró. Hacemos más lentos los siguientes intentos.' +
        ' Aún puedes iniciar sesión desde navegadores que ya usaste.',
    ],
    action: { label: 'Restablecer tu contraseña', url },
    otherwise:
      'Si fuiste tú, no tienes que hacer nada.' +
      ' Si no, usa aquí una contraseña que no uses en ningún otro lugar.',
  }),
  'second-factor-on': change(
    'El inicio de sesión en dos pasos está activado',
    'Ahora también necesitas un código de tu app de autenticación para iniciar sesión.' +
      ' Guarda tus códigos de recuperación en un lugar seguro.',
  ),
  'second-factor-off': change(
    'El inicio de sesión en dos pasos está desactivado',
    'Ya no necesitas un código de tu app de autenticación para iniciar sesión.',
  ),
  'recovery-code-used': change(
    'Se usó un código de recuperación',
    'Se inició sesión en tu cuenta con un código de recuperación. Ese código ya no funciona.',
  ),
  'codes-failed': change(
    'Alguien tiene tu contraseña',
    'Alguien escribió tu contraseña correcta y después varios códigos incorrectos.' +
      ' No logró entrar. Elige una contraseña nueva.',
  ),
  'passkey-added': change(
    'Se agregó una llave de acceso',
    'Una llave de acceso nueva puede entrar a tu cuenta.',
  ),
  'passkey-removed': change(
    'Se quitó una llave de acceso',
    'Una llave de acceso ya no puede entrar a tu cuenta.',
  ),
  'factors-reset': change(
    'El inicio de sesión en dos pasos se restableció',
    'El administrador de este servidor quitó tus llaves de acceso y el inicio de sesión en dos pasos,' +
      ' y cerró la sesión en todos los dispositivos. Tu contraseña sigue funcionando.',
  ),
  'existing-account': ({ signInUrl, resetUrl }) => ({
    subject: 'Ya tienes una cuenta',
    title: 'Ya tienes una cuenta',
    paragraphs: [
      'Hola:',
      'Alguien, probablemente tú, intentó crear una cuenta con esta dirección de correo.' +
        ' Ya tienes una, así que no cambió nada.',
      `¿Olvidaste tu contraseña? Restablécela aquí: ${resetUrl}`,
    ],
    action: { label: 'Iniciar sesión', url: signInUrl },
    otherwise: 'Si no fuiste tú, ignora este correo.',
  }),
  invitation: ({ url }) => ({
    subject: `Tienes una invitación a ${APP_NAME}`,
    title: `Crea tu cuenta de ${APP_NAME}`,
    paragraphs: ['Hola:', `El administrador de este servidor de ${APP_NAME} te invitó a crear una cuenta.`],
    action: { label: 'Crear tu cuenta', url },
    otherwise:
      'El enlace funciona una vez, durante 7 días, con esta dirección de correo.' +
      ' Si no lo esperabas, ignora este correo.',
  }),
  'household-invitation': ({ url }) => ({
    subject: `Tienes una invitación a un hogar en ${APP_NAME}`,
    title: 'Únete a un hogar',
    paragraphs: [
      'Hola:',
      `Un usuario de este servidor de ${APP_NAME} te invitó a su hogar.`,
      'Inicia sesión o crea una cuenta para ver quién es.',
      'No ve nada tuyo a menos que lo compartas.',
    ],
    action: { label: 'Abrir la invitación', url },
    otherwise:
      'La invitación está abierta durante 7 días, para esta dirección de correo.' +
      ' Si no la esperabas, ignora este correo.',
  }),
  'account-deleted': ({ name, at }) => ({
    subject: 'Tu cuenta se eliminó',
    title: 'Tu cuenta se eliminó',
    paragraphs: [
      greeting(name),
      `Tu cuenta se eliminó el ${moment(at)}, con todas sus transacciones, recibos y correos.` +
        ' Se está revocando el acceso a tus bancos y buzones.',
    ],
    otherwise:
      'Este es nuestro último correo para ti. Todos tus datos se eliminaron, incluida esta dirección.',
  }),
  ...notificationEmails('es', notifications, { findings, notices }),
};

/** What emails say, and the page behind the link that turns some of them off. */
export const texts: typeof english = {
  words,
  unsubscribe,
  moreThanOne: (count) => `${count} notificaciones nuevas`,
  notDelivered: (problem) => `No pudimos entregarte nuestro último correo: ${problem}`,
  delayed: (problem) =>
    `Nuestro último correo para ti se retrasó. Fettle lo intentará de nuevo automáticamente: ${problem}`,
  orOpen: (address) => `O abre esta dirección: ${address}`,
};

/** The email about a change of the ways into an account. */
function change(title: string, effect: string): (content: MailContents['passkey-added']) => MailWords {
  return ({ name, at, url }) => ({
    subject: title,
    title,
    paragraphs: [greeting(name), effect, `Esto ocurrió el ${moment(at)}.`],
    action: { label: 'Restablecer tu contraseña', url },
    otherwise: 'Si fuiste tú, no tienes que hacer nada. Si no, restablece tu contraseña de inmediato.',
  });
}

function greeting(name: string): string {
  return name.trim() === '' ? 'Hola:' : `Hola, ${name.trim()}:`;
}

/** A moment as anyone reads it, wherever they are. */
function moment(at: string): string {
  const when = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${when.format(new Date(at))} UTC`;
}
