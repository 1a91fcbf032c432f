import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Mailboxes of every source: connecting, uploading, disconnecting. */
export const texts: typeof import('../en/mailboxes.ts').texts = {
  sources: {
    gmail: 'Gmail',
    imap: 'IMAP',
    files: 'Archivos',
  },
  broken: {
    gmail: 'Google terminó el acceso de Fettle. Reconecta para continuar.',
    imap: 'El servidor de correo rechazó la contraseña. Escribe la nueva.',
    files: 'No se pudo leer el correo subido.',
  },
  needsYou: 'Requiere atención',
  connected: 'Conectado',
  lastRead: (ago: ReactNode) => sentence`última sincronización: ${ago}`,
  leaving: {
    remove: 'Quitar',
    disconnect: 'Desconectar',
    removeOf: (mailbox: string) => `Quitar ${mailbox}`,
    disconnectOf: (mailbox: string) => `Desconectar ${mailbox}`,
    askRemove: (mailbox: string) => `¿Quitar ${mailbox}?`,
    askDisconnect: (mailbox: string) => `¿Desconectar ${mailbox}?`,
    filesEffect:
      'Fettle elimina sus datos sobre estos correos. Los recibos asociados se conservan, salvo que los elimines abajo.',
    effect:
      'El acceso termina de inmediato y Fettle elimina sus datos sobre estos correos. ' +
      'Los recibos asociados se conservan, salvo que los elimines abajo.',
    withReceipts: 'Eliminar también los recibos asociados',
    keep: 'Conservar buzón',
    confirmRemove: 'Quitar correo subido',
    confirmDisconnect: 'Desconectar buzón',
    gmailQuestion:
      '¿Desconectar Gmail? Fettle pierde el acceso y elimina sus datos. Los recibos asociados se conservan.',
    gmailAllQuestion: '¿Desconectar Gmail? Fettle pierde el acceso y elimina todo lo que leyó allí.',
    done: (mailbox: string) => `${mailbox} desconectado.`,
    failed: 'No se pudo desconectar el buzón. Inténtalo de nuevo en un momento.',
  },
  reconnect: 'Reconectar',
  ways: {
    another: 'Conectar otro buzón',
    upload: 'Subir correos',
    forwarding: '¿No puedes conectar una dirección? Reenvía sus recibos a un buzón conectado.',
  },
  connect: {
    title: 'Conectar un buzón',
    titleAgain: 'Reconectar buzón',
    address: 'Correo electrónico',
    appPassword: 'Contraseña de aplicación',
    password: 'Contraseña',
    passwordHint: 'Se cifra en este servidor y solo se usa para leer correo.',
    failed: 'No se pudo conectar el buzón.',
    cancel: 'Cancelar',
    signingIn: 'Iniciando sesión...',
    submit: 'Conectar',
    done: (mailbox: string) => `${mailbox} conectado. Leyendo su correo.`,
    tryOut: (address: string) => `Buzón de prueba: ${address}`,
    changeServer: 'Cambiar servidor',
    help: (provider: string) => `Ayuda para configurar ${provider}`,
  },
  server: {
    host: 'Servidor',
    port: 'Puerto',
    encryption: 'Cifrado',
    tls: 'TLS (puerto 993)',
    starttls: 'STARTTLS (puerto 143)',
    noEncryption: 'Ninguno (solo este equipo)',
    user: 'Nombre de usuario',
    userHint: 'Normalmente es tu correo electrónico completo.',
  },
  upload: {
    explained: 'Sube archivos .eml o .mbox, o un .zip con ellos, como los de Google Takeout.',
    progress: 'Carga',
    stop: 'Detener',
    added: (added: string, messages: number) =>
      plural(messages, {
        one: `${added} de # correo es nuevo. Leyéndolo ahora.`,
        other: `${added} de # correos son nuevos. Leyéndolos ahora.`,
      }),
    tooLarge: (count: string) => `${count} omitidos porque superan 25 MB.`,
    done: 'Listo',
    cancel: 'Cancelar',
    chooseMore: 'Elegir más archivos',
    choose: 'Elegir archivos',
    stopped: 'Carga detenida. Los correos ya recibidos se conservan.',
    failed: 'No se pudo subir el archivo.',
  },
};
