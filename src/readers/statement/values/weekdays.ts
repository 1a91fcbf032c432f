/** Weekday names, full and short, as statements print them next to a date. */
const NAMES = `
  monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun
  montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sonnabend sa sonntag so
  lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim
  lunes martes miercoles mie jueves jue viernes vie sabado sab domingo dom
  lunedi martedi mercoledi giovedi gio venerdi sabato domenica
  segunda seg terca ter quarta qua quinta qui sexta sex
  maandag ma dinsdag woensdag wo woe donderdag don vrijdag vr vrij zaterdag za zat zondag zo zon
  poniedzialek pon pn wtorek wt sroda sr czwartek czw cz piatek pt sobota sob sb niedziela nd niedz
  pondeli po utery ut streda st ctvrtek ct patek pa nedele ne
  mandag man tirsdag tir onsdag ons torsdag tor fredag fre lordag lor sondag son lor
  mandag mandagen tisdag tis torsdag fredag lordag sondag
  maanantai tiistai ti keskiviikko ke torstai to perjantai pe lauantai la sunnuntai su
  hetfo kedd szerda csutortok pentek szombat vasarnap
  luni marti miercuri joi vineri sambata duminica
  pazartesi sali carsamba persembe cuma cumartesi pazar
  понедельник пн вторник вт среда ср четверг чт пятница пт суббота сб воскресенье вс
  月 火 水 木 金 土 日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日
  周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日
  월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일
`;

const WEEKDAYS: ReadonlySet<string> = new Set(NAMES.split(/\s+/).filter((name) => name !== ''));

const BEFORE = /^(\p{L}{1,12})(?:-feira)?\.?,?\s{0,3}(?=\d{1,4}\s?[-/.年년]\s{0,2}\d|\d{8})/u;
const AFTER = /^,?\s{0,3}[(（]?(\p{L}{1,12})\.?[)）]?(?![\p{L}\p{N}])/u;

/** Removes a leading weekday before a digit: `Fr., 30.10.2026`. */
export function withoutWeekdayBefore(text: string): string {
  return without(BEFORE, text);
}

/** Removes a weekday at the start of the text after a date: `(金) 10:15`. */
export function withoutWeekdayAfter(text: string): string {
  return without(AFTER, text);
}

function without(pattern: RegExp, text: string): string {
  const found = pattern.exec(text);
  if (!found) return text;
  const name = (found[1] ?? '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return WEEKDAYS.has(name.replace('ø', 'o').replace('ł', 'l')) ? text.slice(found[0].length) : text;
}
