import type { texts as english } from '../en/security.ts';

/** Refusals about the ways into an account. */
export const texts: typeof english = {
  unavailable: 'Esto no está disponible con este servicio de inicio de sesión.',
  alreadyOn: 'El inicio de sesión en dos pasos ya está activado. Desactívalo primero.',
  notOn: 'El inicio de sesión en dos pasos está desactivado.',
  wrongCode: 'Ese código no es correcto. Revisa la hora de tu dispositivo y prueba el siguiente código.',
  passkeysFull: 'Tienes 20 llaves de acceso, el máximo de una cuenta. Quita una primero.',
  passkeyRefused: 'No se pudo verificar esta llave de acceso. No cambió nada. Inténtalo de nuevo.',
};
