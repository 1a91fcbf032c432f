import { formatMoney } from '../../lib/format-money.ts';
import { capital, type FindingCatalog, isFullyRefunded } from '../finding-words.ts';

/** What a finding says. */
export const texts: FindingCatalog = {
  refund_late: ({ facts, on, merchant, money }) => ({
    title: `Reembolso atrasado de ${merchant}`,
    detail:
      facts.arrivedMinor === 0
        ? `Prometido el ${facts.promisedOn}, debía llegar a más tardar el ${on}.`
        : `Llegaron ${money('arrivedMinor')} de ${money('promisedMinor')}. El resto debía llegar el ${on}.`,
  }),
  refund_expected: ({ facts, on, merchant, money }) => ({
    title: `Reembolso esperado de ${merchant}`,
    detail:
      facts.arrivedMinor === 0
        ? `Prometido el ${facts.promisedOn}, se espera a más tardar el ${on}.`
        : `Llegaron ${money('arrivedMinor')} de ${money('promisedMinor')}. El resto se espera el ${on}.`,
  }),
  amount_differs: ({ facts, merchant, currency, money }) => ({
    title: differenceTitle(capital(merchant), facts.statedMinor, facts.chargedMinor, currency),
    detail: `Recibo: ${money('statedMinor')}. Cargo: ${money('chargedMinor')}.`,
  }),
  charged_twice: ({ facts, on, merchant }) => ({
    title: `Es posible que ${merchant} haya cobrado dos veces`,
    detail: `Dos cargos iguales hasta el ${on}, pero un solo recibo${orderWords(facts.orderId)}.`,
  }),
  charged_after_cancel: ({ facts, on, merchant }) => ({
    title: `${capital(merchant)} te cobró después de la cancelación`,
    detail: `Cancelado el ${facts.cancelledOn}, cobrado el ${on}.`,
  }),
  price_up: ({ facts, on, merchant, money }) => ({
    title: `${capital(merchant)} subió su precio`,
    detail: `De ${money('fromMinor')} a ${money('toMinor')} el ${on}${causeWords(facts.cause)}.`,
  }),
  trial_ends: ({ on, merchant }) => ({
    title: `Termina la prueba de ${merchant}`,
    detail: `Termina el ${on}. Después viene el primer cargo.`,
  }),
  renewal_due: ({ on, merchant }) => ({
    title: `${capital(merchant)} se renueva pronto`,
    detail: `El ${on}.`,
  }),
  return_window: ({ facts, on, merchant }) => ({
    title: `Termina el plazo de devolución de ${merchant}`,
    detail:
      facts.isOwn === 1
        ? `Hasta el ${on}, la fecha que elegiste.`
        : `Hasta el ${on}, ${facts.days} días después ${
            facts.isFromParcel === 1 ? 'del envío' : 'de la entrega estimada'
          }.`,
  }),
  warranty_ends: ({ facts, on, merchant }) => ({
    title: `Termina la garantía de una compra en ${merchant}`,
    detail:
      facts.isOwn === 1
        ? `El ${on}, la fecha que elegiste.`
        : `Termina el ${on}. Informa cualquier defecto antes.`,
  }),
  receipt_without_charge: ({ on, merchant }) => ({
    title: `Recibo de ${merchant} sin cargo`,
    detail: `Comprado el ${on}. Ninguna cuenta muestra el cargo.`,
  }),
  charge_without_receipt: ({ on, merchant }) => ({
    title: `Cargo de ${merchant} sin recibo`,
    detail: `Cobrado el ${on}.`,
  }),
  health_unclaimed: ({ facts }) => ({
    title: `Gastos de salud de ${facts.year} sin reclamar`,
    detail:
      facts.lines === 1
        ? '1 artículo elegible está listo para reclamar.'
        : `${facts.lines} artículos elegibles están listos para reclamar.`,
  }),
  claim_refunded: ({ facts, merchant, money }) => ({
    title: `Reembolso de un artículo reclamado: ${facts.item}`,
    detail:
      `${capital(merchant)} reembolsó ${isFullyRefunded(facts) ? '' : `${money('refundedMinor')} de `}` +
      `los ${money('claimedMinor')} del reclamo ${facts.number}. ` +
      (facts.state === 'submitted' ? CORRECT_CLAIM : REPAY_CLAIM),
  }),
  gift_card_left: ({ merchant, money }) => ({
    title: `Queda saldo en tu tarjeta de regalo de ${merchant}`,
    detail: `Usaste ${money('usedMinor')} de ${money('boughtMinor')}.`,
  }),
};

function orderWords(orderId: string | number | null | undefined): string {
  return orderId === null ? '' : ` (pedido ${orderId})`;
}

const CORRECT_CLAIM = 'Pide al administrador de tu plan que corrija el reclamo.';
const REPAY_CLAIM = 'Avisa al administrador de tu plan y devuelve el monto reembolsado.';

const CAUSES: Readonly<Record<string, string>> = {
  tax: ' porque subió el impuesto',
  currency: ' porque cambió el tipo de cambio',
  plan: ' porque cambió el plan',
  price: ' por el mismo plan, según los recibos',
};

function causeWords(cause: string | number | null | undefined): string {
  return typeof cause === 'string' ? (CAUSES[cause] ?? '') : '';
}

function differenceTitle(merchant: string, stated: unknown, charged: unknown, currency: string): string {
  if (typeof stated !== 'number' || typeof charged !== 'number')
    return `El recibo y el cargo de ${merchant} no coinciden`;
  const difference = formatMoney(Math.abs(charged - stated), currency, 'es');
  return `${merchant} cobró ${difference} ${charged > stated ? 'más' : 'menos'} que su recibo`;
}
