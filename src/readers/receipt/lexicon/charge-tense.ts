import { oneOf } from './one-of.ts';

/** Wordings of what was charged and what will be: folded, a line after the other, each alternative by itself. */
const DONE_WORDS = String.raw`
(?:was|were|have been|has been|been|have|we|we've|you've) (?:just |successfully |now |already )?(?:charged|billed|debited|paid|collected|taken|deducted|renewed|received (?:a|your|the) payment|processed (?:a|your|the) payment)
(?:you|amount|total|invoice|successfully|card) (?:paid|charged|billed|renewed)|thank(?:s| you) for (?:your )?(?:payment|paying|purchase|renewing)
payment (?:was )?(?:received|successful|complete[d]?|confirmed|approved|processed)
wurden? (?:\S+ ){0,6}(?:abgebucht|belastet|eingezogen|bezahlt|berechnet)|haben (?:\S+ ){0,8}(?:abgebucht|belastet|eingezogen|bezahlt|erhalten)
(?:a|ont) (?:bien )?ete (?:\S+ )?(?:debitee?|prelevee?|payee?|reglee?|facturee?|encaissee?)
(?:avons|avez) (?:bien )?(?:preleve|debite|recu|paye|regle|encaisse)
(?:hemos|se ha|ha|has|fue|ha sido) (?:cobrado|cargado|pagado|recibido|abonado|realizado|debitado)
(?:abbiamo|e stato|hai|e stata) (?:addebitato|pagato|ricevuto|incassato|addebitata|pagata)
(?:is|zijn|hebben|heb|werd) (?:\S+ ){0,6}(?:afgeschreven|betaald|geincasseerd|ontvangen)
(?:cobramos|debitamos|recebemos o pagamento|voce pagou|(?:foi|foram) (?:\S+ )?(?:cobrad\w+|debitad\w+|pag\w+|aprovad\w+))
(?:pobralismy|otrzymalismy|oplacono|zaplacono|zostal[ao]? (?:\S+ )?(?:pobran\w+|oplacon\w+|obciazon\w+|zaksiegowan\w+))
(?:har|blev|ble|er) (?:\S+ ){0,4}(?:debiterats|dragits|betalts|dragit|betalt|trukket|belastet|mottatt|modtaget|tagit emot)
(?:veloitettu|maksettu|vastaanotettu)|(?:byla|bylo|byl) (?:\S+ ){0,3}(?:strzen\w*|uhrazen\w*|prijat\w*|zaplacen\w*)
(?:levontuk|kifizetve|sikeresen fizetett)|(?:tahsil edildi|cekildi|odendi|alindi)|(?:am debitat|a fost (?:debitat\w*|platit\w*|incasat\w*))
(?:списано|оплачено|списали|прошла успешно)|(?:χρεωθηκε|πληρωθηκε|εξοφληθηκε)
`;
/** Scripts that put no blanks between words. */
const DONE_SIGNS = `
(?:引き落とし|決済|お支払い|ご入金|課金)(?:が完了|しました|いたしました|を(?:確認|受け付け))|(?:已扣款|已支付|已付款|支付成功|扣款成功|扣費成功|付款成功|已扣繳)|(?:결제(?:되었습니다|가 완료|완료)|출금되었|납부되었)
`;

const TO_COME_WORDS = String.raw`
(?:will|'ll|shall|going to|about to|due to|scheduled to|set to|plan to|intend to) (?:not )?(?:be |automatically |then |next |also )*(?:charge[d]?|bill(?:ed)?|debit(?:ed)?|collect(?:ed)?|take[n]?|draw[n]?|draft(?:ed)?|renew(?:ed)?|process(?:ed)?|withdraw[n]?|deduct(?:ed)?|pay|paid|invoice[d]?|increase|change)
(?:auto-?)?renews? (?:soon|on|in|automatically|at)|(?:upcoming|next|scheduled|future) (?:payment|charge|invoice|bill|renewal|debit|instal?lment|price)
(?:is|are) (?:due|scheduled|changing|expiring|ending|coming up)|(?:ends|expires|renews|increases|starts) (?:soon|in \d|on|tomorrow)
wird (?:\S+ ){0,10}(?:abgebucht|belastet|eingezogen|verlangert|berechnet|fallig)
werden (?:wir )?(?:\S+ ){0,10}(?:abbuchen|einziehen|belasten|berechnen|abgebucht|eingezogen)|(?:buchen|ziehen) wir (?:\S+ ){0,10}(?:ab|ein)
verlangert sich|(?:ist|sind) (?:\S+ ){0,3}fallig|sera (?:\S+ )?(?:preleve|debite|facture|renouvele|reconduit)\w*
serez (?:\S+ )?(?:preleve|debite|facture)\w*|(?:preleverons|debiterons|facturerons)|prochain(?:e)? (?:prelevement|paiement|facture|echeance)
se (?:te |le )?(?:cobrara|cargara|renovara|debitara)|(?:cobraremos|cargaremos)
proxim[oa] (?:cobro|pago|cargo|factura|renovacion|cobranca|pagamento|fatura|renovacao)
(?:sara|verra|verranno) (?:addebitat\w+|rinnovat\w+|prelevat\w+)|(?:addebiteremo|preleveremo)|si rinnov\w+
prossim[oa] (?:addebito|pagamento|fattura|rinnovo)
(?:wordt|worden|zullen we|schrijven we|incasseren we) (?:\S+ ){0,10}(?:afgeschreven|geincasseerd|verlengd|af|in rekening)
(?:sera|serao) (?:cobrad\w+|debitad\w+|renovad\w+)|(?:cobraremos|debitaremos)|(?:zostanie|zostana) (?:pobran\w+|obciazon\w+|odnowion\w+)|pobierzemy
odnowi sie|(?:kommer att|dras|debiteras|fornyas|forfaller|trekkes|traekkes|fornyes|bliver trukket|vil bli|vil blive)|(?:veloitetaan|uusiutuu|eraantyy)
bude (?:\S+ ){0,3}(?:strzen\w*|obnoven\w*|uctovan\w*)|(?:levonjuk|megujul|esedekes)|(?:yenilenecek|tahsil edilecek|cekilecek|odenecek)
va fi (?:debitat\w*|reinnoit\w*|incasat\w*)|(?:будет списан\w*|спишем|продлится|будет продлен\w*)|(?:θα χρεωθει|θα ανανεωθει|ανανεωνεται)
`;
/** Scripts that put no blanks between words. */
const TO_COME_SIGNS = `
(?:引き落とし|請求|更新|課金|お支払い)(?:予定|いたします|されます|となります|が発生)|(?:将(?:于|在|被)?|將(?:於|在|被)?|即将|即將)[^。]{0,16}(?:扣款|扣费|扣費|续费|續費|续订|續訂|收取)
(?:결제|출금|청구|갱신)(?:될 예정|됩니다|예정)
`;

/** Says that something was charged, paid or renewed. */
export const CHARGE_DONE = new RegExp(`\\b(?:${oneOf(DONE_WORDS)})\\b|${oneOf(DONE_SIGNS)}`);

/** Says that something will be charged, falls due or renews. */
export const CHARGE_TO_COME = new RegExp(`\\b(?:${oneOf(TO_COME_WORDS)})\\b|${oneOf(TO_COME_SIGNS)}`);
