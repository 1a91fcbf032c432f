/** Month numbers by name and usual abbreviation, without diacritics, in the supported languages. */
const NAMES: readonly string[] = [
  'january jan januar jaenner janner janvier janv enero ene gennaio gen januari janeiro styczen stycznia ' +
    'sty tammikuu tammi leden ledna jaanuar ocak oca ianuarie ian sijecanj sijecnja sausio jaanuar gener ' +
    'ιανουαριου ιανουαριος ιαν январь января янв януари яну сичня січня січ ינואר يناير',
  'february feb februar fevrier fevr fev febrero febbraio februari fevereiro luty lutego lut helmikuu ' +
    'helmi unor unora subat sub februarie veljaca veljace vasario veebruar febrer φεβρουαριου φεβρουαριος ' +
    'φεβ февраль февраля фев февр февруари лютого лют פברואר فبراير',
  'march mar marz mars marzo maart mrt marco maerz mrz marca marzec maaliskuu maalis brezen brezna mart ' +
    'martie ozujak ozujka kovo marcius maret marc μαρτιου μαρτιος μαρ μαρτ март марта мар березня бер מרץ ' +
    'مارس',
  'april apr avril avr abril abr aprile kwiecien kwietnia kwi huhtikuu huhti duben dubna nisan nis ' +
    'aprilie travanj travnja balandzio aprilis aprill απριλιου απριλιος απρ апрель апреля апр април квітня ' +
    'кві אפריל ابريل',
  'may mai mayo maggio mag mei maio maj maja toukokuu touko kveten kvetna mayis mayıs svibanj svibnja ' +
    'geguzes majus maig μαιου μαιος μαι май маи мая травня тра מאי مايو',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cze kesakuu kesa cerven cervna haziran haz ' +
    'iunie iun lipanj lipnja birzelio junius juuni juny ιουνιου ιουνιος ιουν июнь июня июн юни червня чер ' +
    'יוני يونيو',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca lip heinakuu heina temmuz tem iulie ' +
    'iul srpanj srpnja liepos julius juuli juliol ιουλιου ιουλιος ιουλ июль июля июл юли липня лип יולי ' +
    'يوليو',
  'august aug aout agosto ago augustus augusti sierpien sierpnia sie elokuu elo srpen srpna agustos agu ' +
    'agustus agt kolovoz kolovoza rugpjucio augusztus agost agust αυγουστου αυγουστος αυγ август августа ' +
    'авг серпня сер אוגוסט اغسطس',
  'september sep sept septembre septiembre set settembre setembro wrzesien wrzesnia wrz syyskuu syys ' +
    'zari eylul eyl septembrie rujan rujna rugsejo szeptember szept setembre σεπτεμβριου σεπτεμβριος σεπ ' +
    'σεπτ сентябрь сентября сен сент септември сеп вересня вер ספטמבר سبتمبر',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz lokakuu ' +
    'loka rijen rijna ekim eki octombrie spalio oktobris οκτωβριου οκτωβριος οκτ октябрь октября окт ' +
    'октомври жовтня жов אוקטובר اكتوبر',
  'november nov novembre noviembre novembro listopad listopada lis marraskuu marras listopadu kasim ' +
    'kasım kas noiembrie noi studeni studenoga lapkricio νοεμβριου νοεμβριος νοε ноябрь ноября ноя ноември ' +
    'ное листопада лис נובמבר نوفمبر',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru joulukuu ' +
    'joulu prosinec prosince aralik aralık ara decembrie prosinac prosinca gruodzio desember des desembre ' +
    'δεκεμβριου δεκεμβριος δεκ декабрь декабря дек декември грудня гру דצמבר ديسمبر',
];

/** Month, 1–12, by lower-case name without diacritics. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) =>
    names
      .split(' ')
      .map((name): [string, number] => [name.normalize('NFD').replace(/\p{M}/gu, ''), index + 1]),
  ),
);
