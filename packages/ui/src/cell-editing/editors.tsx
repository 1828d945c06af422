import { DateField } from "../date-field/date-field.js";
import { MoneyField } from "../money-field/money-field.js";
import { NumberField } from "../number-field/number-field.js";
import { Select, type SelectProps } from "../select/select.js";
import { TextField } from "../text-field/text-field.js";
import type { CellEditor } from "./cell-editor.js";
import { Day, Money } from "./unsaved-values.js";

type Rules<Row, Value> = Pick<CellEditor<Row, Value>, "validate">;

/** Edits text. */
export function textEditor<Row>(
  value: (row: Row) => string,
  rules?: Rules<Row, string>,
): CellEditor<Row, string> {
  return { ...rules, value, field: (props) => <TextField {...props} /> };
}

/** Edits a number. Empty is null. */
export function numberEditor<Row>(
  value: (row: Row) => number | null,
  rules?: Rules<Row, number | null>,
): CellEditor<Row, number | null> {
  return { ...rules, value, field: (props) => <NumberField {...props} /> };
}

/** Edits an amount of money as decimal text, such as "1234.50". */
export function moneyEditor<Row>(
  value: (row: Row) => string,
  rules?: Rules<Row, string>,
): CellEditor<Row, string> {
  return {
    ...rules,
    value,
    field: (props) => <MoneyField {...props} />,
    format: (amount) => <Money amount={amount} />,
  };
}

/** Edits a day, `YYYY-MM-DD`. */
export function dateEditor<Row>(
  value: (row: Row) => string,
  rules?: Rules<Row, string>,
): CellEditor<Row, string> {
  return { ...rules, value, field: (props) => <DateField {...props} />, format: (day) => <Day day={day} /> };
}

/** Edits one of several options. */
export function selectEditor<Row>(
  value: (row: Row) => string,
  options: NonNullable<SelectProps["options"]>,
  rules?: Rules<Row, string>,
): CellEditor<Row, string> {
  return {
    ...rules,
    value,
    field: (props) => <Select {...props} options={options} />,
    format: (chosen) => options.find((option) => option.value === chosen)?.label ?? chosen,
  };
}
