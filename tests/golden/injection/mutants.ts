import type { LabeledEmail } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { type False, INSTRUCTIONS, type Instruction } from './instructions.ts';

/** Amounts as usually written in the currency; none of the golden emails contains this one. */
const AMOUNTS: Readonly<Record<string, string>> = {
  USD: '$98,765.43',
  GBP: '£98,765.43',
  EUR: '98.765,43 €',
  JPY: '98,765円',
  BRL: 'R$ 98.765,43',
};
const MERCHANT = 'Falsum Trading';
const DATE = '2019-02-03';

/** The position of an instruction in an email; null if the email has no such position. */
type Place = (mail: LabeledEmail, words: string, what: False) => LabeledEmail | null;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const isHtml = ({ options }: LabeledEmail) => options.get('type') !== 'text';
const withOption = (mail: LabeledEmail, name: string, value: string): LabeledEmail => ({
  ...mail,
  options: new Map([...mail.options, [name, value]]),
});

/**
 * Positions: visible (before and after the content), hidden, only in the text part, in subject, markup and alt text.
 */
export const PLACES: Readonly<Record<string, Place>> = {
  'before all': (mail, words) =>
    isHtml(mail)
      ? withOption(mail, 'first', `<p>${escaped(words)}</p>`)
      : { ...mail, body: [words, '', ...mail.body] },
  'behind all': (mail, words) =>
    isHtml(mail)
      ? withOption(mail, 'last', `<div>${escaped(words)}</div>`)
      : { ...mail, body: [...mail.body, '', words] },
  'out of sight': (mail, words) =>
    isHtml(mail) ? withOption(mail, 'first', `<div style="display:none">${escaped(words)}</div>`) : null,
  'the text part': (mail, words) =>
    isHtml(mail)
      ? withOption(withOption(mail, 'type', 'both'), 'text', `${mail.options.get('text') ?? ''}\n${words}`)
      : null,
  'the subject': (mail, words) => {
    const name = mail.options.has('inner-subject') ? 'inner-subject' : null;
    if (name) return withOption(mail, name, `${mail.options.get(name)} - ${words}`);
    const headers = mail.headers.map((line) => (line.startsWith('Subject: ') ? `${line} - ${words}` : line));
    return { ...mail, headers };
  },
  'the markup': (mail, words, { amount, merchant, date }) => {
    const json = JSON.stringify({
      '@type': 'Order',
      merchant: { name: merchant },
      orderNumber: 'FALSE-1',
      orderDate: date,
      price: amount.replaceAll(/[^\d]/g, ''),
      description: words,
    });
    const script = `<script type="application/ld+json">${json}</script>`;
    return isHtml(mail) ? withOption(mail, 'first', script) : null;
  },
  'an alt text': (mail, words) =>
    isHtml(mail) ? withOption(mail, 'last', `<img src="cid:x" alt="${escaped(words)}">`) : null,
};

export interface Mutant {
  readonly name: string;
  readonly place: string;
  readonly message: Uint8Array;
}

/** A golden email with one instruction in one position; null if the email has no such position. */
export function mutantOf(mail: LabeledEmail, place: string, instruction: Instruction): Mutant | null {
  const currency = mail.labels.currency ?? 'USD';
  const what = { amount: AMOUNTS[currency] ?? `98,765.43 ${currency}`, merchant: MERCHANT, date: DATE };
  const mutated = PLACES[place]?.(mail, instruction.say(what), what) ?? null;
  const { language, form } = instruction;
  const name = `${mail.name}, ${place}, ${language} ${form}`;
  return mutated && { name, place, message: renderEmail(mutated) };
}

/** Forms of one language. */
export const FORMS = 20;

/** Every form in every position, in a language that changes per email; `turn` selects other ones. */
export function mutationsOf(index: number, turn: number): { place: string; instruction: Instruction }[] {
  return Object.keys(PLACES).flatMap((place, at) =>
    Array.from(
      { length: FORMS },
      (_, form) => (index + at + form + turn) % (INSTRUCTIONS.length / FORMS),
    ).flatMap((language, form) => {
      const instruction = INSTRUCTIONS[language * FORMS + form];
      return instruction ? [{ place, instruction }] : [];
    }),
  );
}
