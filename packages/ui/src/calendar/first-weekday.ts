/** Regions whose weeks start on a Sunday, and on a Saturday (Unicode CLDR). Those of others start on a Monday. */
const sunday =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
const saturday = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";

/**
 * Returns the first day of the week in a locale, 0 for Sunday. It has its own list, because not all browsers know it.
 * @param locale a BCP 47 tag, such as "en-US"; without a region, that of most speakers
 */
export function firstWeekdayOf(locale: string): number {
  const { region = "" } = new Intl.Locale(locale).maximize();
  if (sunday.includes(region)) return 0;
  return saturday.includes(region) ? 6 : 1;
}
