/** Month numbers by name and usual abbreviation, without diacritics, in the languages banks here write. */
const NAMES: readonly string[] = [
  'january jan januar jaenner janner janvier janv enero ene gennaio gen januari janeiro styczen stycznia sty tammikuu tammi leden ledna jaanuar',
  'february feb februar fevrier fevr fev febrero febbraio februari fevereiro luty lutego lut helmikuu helmi unor unora',
  'march mar marz mars marzo maart mrt marco maerz mrz marca marzec maaliskuu maalis brezen brezna',
  'april apr avril avr abril abr aprile kwiecien kwietnia kwi huhtikuu huhti duben dubna',
  'may mai mayo maggio mag mei maio maj maja toukokuu touko kveten kvetna',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cze kesakuu kesa cerven cervna',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca lip heinakuu heina',
  'august aug aout agosto ago augustus augusti sierpien sierpnia sie elokuu elo srpen srpna',
  'september sep sept septembre septiembre set settembre setembro wrzesien wrzesnia wrz syyskuu syys zari',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz lokakuu loka rijen rijna',
  'november nov novembre noviembre novembro listopad listopada lis marraskuu marras listopadu',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru joulukuu joulu prosinec prosince',
];

/** Lower-case month name without diacritics to month, 1–12. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);
