import type { texts as english } from '../en/connections.ts';

/** What a bank connection says of itself. */
export const texts: typeof english = {
  messages: {
    signInAgain: 'El banco necesita que inicies sesión de nuevo.',
    notReachable:
      'Tu banco no responde. Tus datos están a salvo. Fettle lo intentará de nuevo automáticamente.',
    withdrawn:
      'El banco terminó el acceso de Fettle. Tus transacciones están a salvo. Conecta el banco de nuevo.',
    notSupported: 'Este banco ya no admite conexiones. Importa sus archivos de estado de cuenta.',
    ourKeys:
      'El acceso de este servidor al proveedor bancario no es válido. Comunícate con el administrador del servidor.',
    consentExpired: 'El permiso de tu banco venció. Conéctate de nuevo para renovarlo.',
    accessEnded: 'El banco terminó el acceso de Fettle. Conéctate de nuevo para continuar.',
    wrongSignIn: 'El banco rechazó tu inicio de sesión. Inicia sesión de nuevo.',
    wrongCode: 'El banco rechazó el código. Inicia sesión de nuevo.',
    unfinishedSignIn: 'No se completó el inicio de sesión en el banco. Inicia sesión de nuevo.',
    locked: 'El banco bloqueó tu cuenta. Desbloquéala con tu banco y conéctate de nuevo.',
    needsYou:
      'El banco necesita información tuya. Inicia sesión en su sitio web y después conéctate de nuevo.',
    notAllowed: 'El banco no tiene permiso para compartir esto. Elige qué compartir.',
    noAccounts: 'El banco ya no comparte ninguna cuenta. Elige qué cuentas compartir.',
    simplefinEnded:
      'SimpleFIN terminó el acceso de Fettle. Tus transacciones están a salvo. Conéctate con un token nuevo.',
    simplefinPayment: 'SimpleFIN requiere un pago. Paga en su sitio web para continuar.',
    limited:
      'El banco limita la frecuencia de las actualizaciones. Fettle lo intentará de nuevo automáticamente.',
    importing: 'Importando tu historial. Las transacciones nuevas aparecen a medida que llegan.',
    failed:
      'La última actualización falló. Tus transacciones están a salvo.' +
      ' Fettle lo intentará de nuevo automáticamente.',
    newAccounts: 'Este banco tiene cuentas nuevas. Elige cuáles compartir.',
  },
  uploadedEmail: 'Correos subidos',
  accountNames: {
    checking: 'Cuenta corriente',
    savings: 'Ahorros',
    credit: 'Tarjeta de crédito',
    loan: 'Préstamo',
    investment: 'Inversión',
    other: 'Cuenta',
  },
  fromProvider: (problem) => `Mensaje del proveedor: ${problem}`,
  expiring: (on) =>
    on === null
      ? 'El permiso de tu banco vence pronto. Renuévalo antes.'
      : `El permiso de tu banco vence el ${on}. Renuévalo antes.`,
};
