const WORDS: Readonly<Record<string, RegExp>> = {
  German: /\b(?:und|der|die|das|ihre?|deine?|vielen|danke|bestellung|rechnung|gesamt|für|wurde|euro)\b/gi,
  French: /\b(?:votre|vous|merci|commande|nous|avons|pour|de la|facture|montant|réglé|payé)\b/gi,
  Spanish: /\b(?:tu|su|gracias|pedido|hola|para|el|los|importe|compra|factura|envío)\b/gi,
  Italian: /\b(?:il|tuo|grazie|ordine|della|gentile|totale|acquisto|sul|è|biglietto)\b/gi,
  Dutch: /\b(?:je|het|een|bedankt|bestelling|voor|van|betaald|totaal|met)\b/gi,
  Portuguese: /\b(?:sua?|seu|obrigad[oa]|compra|você|foi|com|da|pedido|não)\b/gi,
  Polish: /\b(?:dziękujemy|twoj[ae]|zamówieni\w+|kwota|razem|zł|do|został\w*|za)\b/gi,
  Nordic: /\b(?:tack|tak|takk|din|för|kr|och|ordre|totalt|beställning|kiitos|yhteensä|betald|betalt)\b/gi,
  English: /\b(?:your|the|you|thank|thanks|order|for|with|total|payment|from|receipt)\b/gi,
};

/** The most likely language of a text, in English; `other` if unknown. */
export function languageOf(text: string): string {
  if (/[\uac00-\ud7af]/.test(text)) return 'Korean';
  if (/[\u3040-\u30ff]/.test(text)) return 'Japanese';
  if (/[\u4e00-\u9fff]/.test(text)) return 'Chinese';
  let best = 'other';
  let most = 0;
  for (const [language, words] of Object.entries(WORDS)) {
    const count = text.match(words)?.length ?? 0;
    if (count > most) {
      best = language;
      most = count;
    }
  }
  return best;
}
