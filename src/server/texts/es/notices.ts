import type { Notice, NoticeKind } from '#domain/notifications/notice.ts';
import { formatMoney } from '../../lib/format-money.ts';
import type { texts as english } from '../en/notices.ts';
import type { NoticeWords } from '../notice-words.ts';
import { texts as attention } from './attention.ts';

/** What a notification says that is no finding. */
export const texts: typeof english = {
  aMerchant: 'un comercio',
  attention,
  money: (minor, currency) => formatMoney(minor, currency, 'es'),
  words: (notice) => FIXED_WORDS[notice.kind] ?? words(notice),
};

/** What needs no values. Nobody is named: names would outlive the accounts of their owners. */
const FIXED_WORDS: { readonly [Kind in NoticeKind]?: NoticeWords } = {
  household_member_added: {
    title: 'Alguien se unió a tu hogar',
    detail: 'Ve las cuentas que tú y los demás miembros comparten.',
  },
  household_member_left: {
    title: 'Un miembro dejó tu hogar',
    detail: 'Ya no ves sus cuentas, y esa persona ya no ve las tuyas.',
  },
  household_removed: {
    title: 'Ya no estás en el hogar',
    detail: 'El titular te quitó. Tus datos vuelven a ser solo tuyos.',
  },
  household_ended: { title: 'Tu hogar terminó', detail: 'Tus datos vuelven a ser solo tuyos.' },
};

function words(notice: Notice): NoticeWords {
  const { facts, on, kind } = notice;
  const merchant = notice.merchant === '' ? texts.aMerchant : notice.merchant;
  const money = (minor: string | number | null | undefined): string =>
    typeof minor === 'number' ? texts.money(minor, notice.currency ?? 'USD') : '';
  switch (kind) {
    case 'large_charge':
      return {
        title: `Cargo ${facts.reason === 'unusual' ? 'inusual' : 'grande'} de ${merchant}`,
        detail:
          facts.reason === 'unusual'
            ? `Cobrado el ${on}. Ahí sueles pagar ${money(facts.typicalMinor)}.`
            : `Cobrado el ${on}. Recibes una alerta a partir de ${money(facts.thresholdMinor)}.`,
      };
    case 'low_balance':
      return {
        title: `Se espera un saldo bajo en ${facts.account}`,
        detail: `Unos ${money(notice.amountMinor)} el ${on}, después de los pagos y sueldos esperados.`,
      };
    case 'paycheck_arrived':
      return { title: `Sueldo de ${merchant}`, detail: `Llegó el ${on}.` };
    case 'paycheck_missing':
      return { title: `Aún no llega el sueldo de ${merchant}`, detail: `Se esperaba alrededor del ${on}.` };
    case 'refund_arrived':
      return { title: `Reembolso de ${merchant}`, detail: `Llegó el ${on}.` };
    case 'bank_broken':
      return {
        title: `Reconecta ${facts.name}`,
        detail:
          'Fettle perdió el acceso a este banco.' +
          ' Las transacciones nuevas no llegan hasta que lo conectes de nuevo.',
      };
    case 'mailbox_broken':
      return {
        title: 'Reconecta tu buzón',
        detail:
          `Fettle perdió el acceso a ${facts.name}.` +
          ' Los recibos nuevos no llegan hasta que lo conectes de nuevo.',
      };
    case 'health_proof_missing':
      return {
        title: 'Faltan comprobantes de gastos de salud',
        detail:
          facts.lines === 1
            ? `1 artículo de ${facts.year} aún no se puede reclamar.`
            : `${facts.lines} artículos de ${facts.year} aún no se pueden reclamar.`,
      };
    default:
      return {
        title: 'Tu informe semanal',
        detail: `Gastos ${money(facts.spendMinor)}, ingresos ${money(facts.incomeMinor)} del ${facts.from} al ${on}.`,
      };
  }
}
