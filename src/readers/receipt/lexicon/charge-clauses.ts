import { oneOf } from './one-of.ts';

/** Words beside an amount in a sentence that say how it was paid, or that it is still to come. Folded. */

/** A means of payment with its preposition, as sentences name it behind an amount. */
const TENDER_WORDS = String.raw`
(?:to|on|onto|from|off|with|via|using|by|through) (?:your |the |my )?(?:\S+ ){0,2}(?:visa|mastercard|amex|card|debit|checking|account|paypal|venmo|zelle|apple pay|google pay|check|cheque|cash|bank transfer|direct debit|interac)
you (?:spent|put|sent|gave|took us up on it)|(?:deposit|payment|money|transfer|cheque|check|retainer|fee)'s (?:now )?(?:in|landed|cleared|arrived)|(?:ran|charged|debited|billed|hit) (?:your|the) (?:\S+ )?(?:card|visa|account|mastercard)
mit (?:(?:deiner|ihrer|der|einer) )?(?:karte|kreditkarte|ec-karte|girocard|paypal|visa|bargeld|lastschrift)|von (?:deinem|ihrem|eurem) konto|bar (?:bezahlt|kassiert|erhalten)|per (?:lastschrift|uberweisung|paypal|bankeinzug)
par (?:carte|cheque|virement|paypal|prelevement|cb)|sur (?:votre|ta) (?:carte|compte)|en especes
(?:con|en|a|de|por) (?:(?:tu|su|la) )?(?:tarjeta|bizum|visa|mastercard|paypal|efectivo|transferencia|cuenta)
con (?:carta|satispay|bancomat|paypal|bonifico|la carta)|(?:dalla|sulla) (?:tua|sua|vostra) carta|in contanti
(?:met|via|per) (?:ideal|pin|tikkie|paypal|creditcard|overschrijving|incasso)|van (?:je|uw) (?:rekening|kaart)
(?:com|no|via|por) (?:o )?(?:cartao|mb way|multibanco|pix|debito|transferencia|paypal)
blik\w*|karta|gotowka|przelewem|med (?:swish|kort|vipps|mobilepay|visa)|(?:fran|fra|pa) (?:ditt|dit|kortet|kontoen|kontot)
(?:kortilla|mobilepaylla|veloitettiin|veloitimme)|(?:kartou|z karty|hotove)|(?:bankkartya\w*|atutalas\w*)|cu cardul|(?:kartinizdan|kartindan|kartiniza|hesabimiza)
`;
const TENDER_SIGNS =
  '(?:カード|paypay|口座振替|電子マネー)(?:で|にて|より|から)|(?:通过|使用|以)?(?:支付宝|微信支付|信用卡)(?:支付|付款)|카드로';

/** What is owed, held back, counted together or only asked for, though money stands beside it. */
const OPEN_WORDS = String.raw`
(?:is|are|falls|becomes|still) (?:payable|due|owing|owed|outstanding|collected)|to be paid|(?:fee )?applies|will be|would be|could|may be|unless|otherwise|from then|afterwards|after (?:that|the trial|your trial)|danach|ensuite|despues de|dopo la prova|daarna
te voldoen|nog te betalen|zu zahlen (?:bis|vor|am)|zahlbar|fallt an|steht (?:noch )?aus|wird fallig|a regler|a verser|reste a|por pagar|a pagar (?:antes|hasta|el)|(?:te )?quedan?|da versare|da saldare|lo fara\w*
att betala|kvar|skal betales|betales (?:ved|senest)|do zaplaty|pozostalo|k uhrade|doplati\w*|fizetendo|de plata|odenecek
`;

/** An amount was paid by a means that the sentence names. */
export const TENDERED = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(TENDER_WORDS)})(?![\\p{L}])|${TENDER_SIGNS}`,
  'u',
);

/** An amount is still to come, or would be due under a condition. */
export const STILL_OPEN = new RegExp(`(?<![\\p{L}])(?:${oneOf(OPEN_WORDS)})(?![\\p{L}])`, 'u');

/** What stands right behind the sum of several amounts (`$46.00 altogether`). */
export const IN_ALL_BEHIND =
  /^[\s,]*(?:altogether|in all|in total|all in|all up|all told|insgesamt|zusammen|alles zusammen|en tout|au total|en total|in totale|in tutto|in totaal|bij elkaar|no total|ao todo|lacznie|razem|totalt|i alt|yhteensa|celkem|osszesen|in total|toplamda)(?=\s*(?:$|[.,;:)!(–-]|to |on |onto |from |with |via |charged|paid|auf |von |sur |con |a |met |com |med ))/;
/** The same before the amount that it sums up (`+ $45.50 HST = $395.50`). */
export const EQUALS_BEFORE = /=\s*$/;
/** Says of the amount before it how much tax it holds (`1 190 kr varav moms 238 kr`). */
export const OF_WHICH =
  /^[\s,(]*(?:of which|davon|darin|dont|di cui|waarvan|de los cuales|dos quais|w tym|varav|heraf|herav|z toho)\b/;
/** What can be paid back, and has not been. */
export const REPAYABLE =
  /\b(?:(?:non-?)?refundable|erstattungsfahig\w*|remboursables?|reembolsables?|rimborsabil\w|reembolsave\w+|zwrotn\w+)\b/g;
/** Says in a sentence that something did not happen. */
export const DENIAL =
  /\b(?:not|never|no|nicht|kein\w*|ne|pas|aucun\w*|non|niet|geen|nao|nie|inte|ikke|ei)\b|n't\b/;
