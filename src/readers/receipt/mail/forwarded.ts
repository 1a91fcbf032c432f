import { foldInPlace } from '../page/clean-text.ts';
import type { Line } from '../page/page.ts';
import { type MailAddress, parseAddress } from './address.ts';
import { type MailDate, parseMailDate } from './mail-date.ts';

/** The head of a message quoted in another one. */
export interface ForwardedHead {
  readonly from: MailAddress | null;
  readonly subject: string | null;
  readonly date: MailDate | null;
  /** Text of the date line, for readers that know more date formats. */
  readonly dateText: string | null;
  /** First line of the quoted message's own text. */
  readonly bodyFrom: number;
}

const FIELD =
  /^(from|von|de|da|van|od|fran|fra|lahettaja|odesilatel|felado|gonderen|от|差出人|发件人|보낸사람|보낸 사람|sent|gesendet|envoye|enviado(?: el)?|enviado em|inviato|verzonden|wyslano|skickat|sendt|lahetetty|odeslano|date|datum|fecha|data|dato|日付|送信日時|日期|날짜|subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|amne|emne|aihe|predmet|targy|konu|тема|件名|主题|제목|to|an|a|para|naar|aan|do|till|til|vastaanottaja|komu|cc|reply-to|宛先|收件人|받는사람)\s?[:：]\s*(.*)$/;
const FROM =
  /^(?:from|von|de|da|van|od|fran|fra|lahettaja|odesilatel|felado|gonderen|от|差出人|发件人|보낸사람|보낸 사람)$/;
const DATE =
  /^(?:sent|gesendet|envoye|enviado.*|inviato|verzonden|wyslano|skickat|sendt|lahetetty|odeslano|date|datum|fecha|data|dato|日付|送信日時|日期|날짜)$/;
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|amne|emne|aihe|predmet|targy|konu|тема|件名|主题|제목)$/;
const SEARCH_LINES_MAX = 60;

/** Finds the innermost head of an inline forward in the first lines of a page, or null. */
export function findForwardedHead(lines: readonly Line[]): ForwardedHead | null {
  let best: ForwardedHead | null = null;
  for (let start = 0; start < Math.min(lines.length, SEARCH_LINES_MAX); start++) {
    const head = readHead(lines, start);
    if (!head) continue;
    best = head;
    start = head.bodyFrom;
  }
  return best;
}

function readHead(lines: readonly Line[], start: number): ForwardedHead | null {
  const found: { from: string | null; date: string | null; subject: string | null; count: number } = {
    from: null,
    date: null,
    subject: null,
    count: 0,
  };
  let at = start;
  for (; at < Math.min(lines.length, start + 8); at++) {
    const text = lines[at]?.text.replaceAll('\t', ' ') ?? '';
    const match = FIELD.exec(foldInPlace(text));
    if (!match) break;
    const [, name = ''] = match;
    const value = text.slice(text.search(/[:：]/) + 1).trim();
    if (FROM.test(name)) found.from ??= value;
    else if (DATE.test(name)) found.date ??= value;
    else if (SUBJECT.test(name)) found.subject ??= value;
    found.count += 1;
  }
  if (found.count < 3 || found.from === null || (found.date === null && found.subject === null)) return null;
  if (!/@|\p{L}/u.test(found.from)) return null;
  return {
    from: parseAddress(found.from),
    subject: found.subject,
    date: found.date === null ? null : parseMailDate(found.date),
    dateText: found.date,
    bodyFrom: at,
  };
}
