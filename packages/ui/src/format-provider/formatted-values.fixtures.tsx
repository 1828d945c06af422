import { NameValueTable } from "../name-value-table/index.js";
import { useFormats } from "./use-formats.js";

/** One value of each kind, formatted with the settings of the nearest provider. */
export function FormattedValues() {
  const { date, dateTime, number, money, percent } = useFormats();
  const items = [
    { name: "Date", value: date("2026-01-05") },
    { name: "Date and time", value: dateTime("2026-03-01T18:05:00Z") },
    { name: "Number", value: number(1234.5) },
    { name: "Money", value: money(1234.5) },
    { name: "Percent", value: percent(12.5) },
  ];
  return <NameValueTable items={items} />;
}
