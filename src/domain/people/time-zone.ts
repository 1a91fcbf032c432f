/** True if the text names a time zone, such as `America/New_York`. Offsets such as `+05:30` are no names. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text) || text.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
