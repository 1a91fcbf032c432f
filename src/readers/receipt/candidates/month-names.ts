/** Month names by language, January first, folded (no accents); forms of one month separated by a slash. */
const TABLE = [
  'january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sept/sep october/oct november/nov december/dec',
  'januar/janner/jaen februar/feber marz/maerz/mrz april mai juni juli august september oktober/okt november dezember/dez',
  'janvier/janv fevrier/fevr/fev mars avril/avr mai juin juillet/juil/juill aout septembre octobre novembre decembre',
  'enero/ene febrero marzo abril/abr mayo junio julio agosto/ago septiembre/setiembre/set octubre noviembre diciembre/dic',
  'gennaio/gen febbraio marzo aprile maggio/mag giugno/giu luglio/lug agosto settembre ottobre/ott novembre dicembre',
  'januari februari maart/mrt april mei juni juli augustus september oktober november december',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro/out novembro dezembro',
  'stycznia/styczen/sty lutego/luty/lut marca/marzec kwietnia/kwiecien/kwi maja/maj czerwca/czerwiec/cze lipca/lipiec/lip sierpnia/sierpien/sie wrzesnia/wrzesien/wrz pazdziernika/pazdziernik/paz listopada/listopad/lis grudnia/grudzien/gru',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'januar februar marts april maj juni juli august september oktober november december',
  'januar februar mars april mai juni juli august september oktober november desember/des',
  'tammikuuta/tammikuu helmikuuta/helmikuu maaliskuuta/maaliskuu huhtikuuta/huhtikuu toukokuuta/toukokuu kesakuuta/kesakuu heinakuuta/heinakuu elokuuta/elokuu syyskuuta/syyskuu lokakuuta/lokakuu marraskuuta/marraskuu joulukuuta/joulukuu',
  'ledna/leden unora/unor brezna/brezen dubna/duben kvetna/kveten cervna/cerven cervence/cervenec srpna/srpen zari rijna/rijen listopadu prosince/prosinec',
  'januar februar marcius aprilis majus junius julius augusztus szeptember/szept oktober november december',
  'ianuarie/ian februarie martie aprilie mai iunie/iun iulie/iul august septembrie octombrie noiembrie decembrie',
  'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  'января/янв февраля/фев марта/мар апреля/апр мая июня/июн июля/июл августа/авг сентября/сен октября/окт ноября/ноя декабря/дек',
  'ιανουαριου φεβρουαριου μαρτιου απριλιου μαιου ιουνιου ιουλιου αυγουστου σεπτεμβριου οκτωβριου νοεμβριου δεκεμβριου',
];

/** Month number (1–12) of a folded month name or abbreviation. */
export const MONTHS: ReadonlyMap<string, number> = build();

function build(): Map<string, number> {
  const months = new Map<string, number>();
  for (const language of TABLE) {
    for (const [index, forms] of language.split(' ').entries()) {
      for (const form of forms.split('/')) if (!months.has(form)) months.set(form, index + 1);
    }
  }
  return months;
}
