import { oneOf } from './one-of.ts';

/** Words for a payment that was not made, in two parts that stand in one sentence. Folded: lower case, no accents. */
const PAYMENT_WORDS = String.raw`
payments?|card|charge|transaction|direct debit|autopay|billing
(?:\S*zahlung\w*|karte|lastschrift|abbuchung|bankeinzug)|paiement|prelevement|carte|pago|cobro|cobrar|cargo|tarjeta
pagamento|addebito|carta|cobranca|cartao|\S*betaling|incasso|kaart|platnosc\w*|kart\w|\S*betalning\w*|kortet
maksu\w*|kort\w*|platb\w|fizetes\w*|plat[ai]\w*|odeme\w*|kart\w*|оплат\w*|платеж\w*|πληρωμ\w*
`;
const REFUSED_WORDS = String.raw`
fail(?:ed|s|ure)?|declined|unsuccessful|rejected|went wrong|could ?n[o']t|couldn't|did ?n[o']t (?:go|work|clear)|was ?n[o']t (?:able|successful|approved)|unable|not (?:processed|completed|confirmed|approved|accepted)|(?:problem|issue|trouble) with
fehlgeschlagen|geklappt|abgelehnt|nicht (?:moglich|bestatigt|ausgefuhrt|eingelost|durchgefuhrt|erfolgreich|verarbeitet)|konnte\w* (?:\S+ ){0,6}nicht|gescheitert|geplatzt|zuruckgegeben|rucklastschrift
refuse\w*|echou\w*|echec|rejete\w*|n'a (?:pas|pu)|impossible|rechaz\w*|fallid\w|fallo|no (?:pudimos|pudo|se pudo|se ha podido|ha sido posible|fue posible)|denegad\w
rifiutat\w|non (?:e )?(?:riuscit\w|andat\w|siamo|stato possibile)|fallit\w|recusad\w|negad\w|falhou|nao (?:conseguimos|foi possivel|foi aprovad\w|aprovad\w)
mislukt|geweigerd|niet (?:gelukt|afronden|verwerken|verwerkt|geslaagd)|mis met|odrzucon\w|nie (?:powiodl\w*|udal\w*|zostal\w*|doszl\w*)|nieudan\w
misslyck\w*|avvis\w*|nekad\w*|kunde inte|gick inte|mislykk\w*|afvist|kunne ikke|gik ikke|epaonnist\w*|hylat\w*
zamitnut\w*|selhal\w*|neprobehl\w*|nepodaril\w*|sikertelen\w*|elutasit\w*|nem sikerult|respins\w*|esuat\w*|nu a (?:putut|fost)|basarisiz\w*|reddedil\w*|alinamadi|gerceklestirilemedi
не (?:прош\w+|удал\w+)|отклон\w+|απετυχε|απορριφθηκε
`;
const REFUSED_SIGNS =
  '(?:決済|支払い?|カード|引き?落と?し)[^。]{0,14}(?:できません|失敗|不可|エラー|できなかった|承認されません)|(?:支付|付款|扣款|扣费)[^。]{0,8}(?:失败|失敗|未成功|被拒)|(?:결제|출금|카드)[^.]{0,10}(?:실패|거절|되지 않|못했)';

/** Names a payment or what it is made with. */
export const PAYMENT = new RegExp(`(?<!\\p{L})(?:${oneOf(PAYMENT_WORDS)})(?!\\p{L})`, 'u');
/** Says that something was refused or did not work. */
export const REFUSED = new RegExp(`(?<!\\p{L})(?:${oneOf(REFUSED_WORDS)})(?!\\p{L})`, 'u');
/** Both at once, in scripts that put no blanks between words. */
export const PAYMENT_REFUSED = new RegExp(REFUSED_SIGNS, 'u');
