/** Detects the language of a generated or written text by its characters: a two-letter code, English by default. */
export function languageOf(entry: string): string {
  if (/[\u3040-\u9fff\uac00-\ud7af]/.test(entry)) return 'ja';
  if (/[ąęłńśźż]|\b(?:Twoja?|Dziękujemy|Twój|Faktura|Kwota|Płatność|Zamówienie)\b/.test(entry)) return 'pl';
  if (/\b(?:och|din|ditt|Tack|Vi har tagit|Att betala|Nästa|Från)\b/.test(entry) && /[åäö]|Tack/.test(entry))
    return 'sv';
  if (/[øæ]|\b(?:Dit|Tak|Vi har|Din|Fra|Ordre)\b/.test(entry)) return 'da';
  if (/ß|\b(?:Ihre?|Sie|Wir|Dein|Deine|Ihr|Danke|und|der|Bestellung)\b/.test(entry)) return 'de';
  if (/\b(?:votre|Votre|vous|Nous|Merci|le|sur|Commande|Montant)\b/.test(entry)) return 'fr';
  if (/\b(?:Je|je|Bestelling|Bedankt|Factuur|voor|hebben|Graag|Wat)\b/.test(entry)) return 'nl';
  if (/[ãõ]|\b(?:Seu|Sua|sua|encomenda|seu|Obrigado|você|O seu|Compra)\b/.test(entry)) return 'pt';
  if (/[ñ¿¡]|\b(?:Tu|tu|tus|pedido|Gracias|Hemos|Recibo|Te|el)\b/.test(entry)) return 'es';
  if (/\b(?:Il|tuo|tua|La tua|Grazie|ordine|Ti|Hai|Ordine|Fattura|abbonamento)\b/.test(entry)) return 'it';
  return /[äöå]/.test(entry) ? 'sv' : 'en';
}
