/**
 * A format of dates for each time zone, made at its first use: making one takes a hundred times as long as using it.
 * The function that it returns throws a RangeError for a time zone that does not exist.
 */
export function zoneFormats(
  locale: string,
  parts: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const held = made.get(timeZone);
    if (held) return held;
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
    made.set(timeZone, format);
    return format;
  };
}
