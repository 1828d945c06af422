import { expect, it } from "vitest";
import { MultiCombobox } from "../combobox/index.js";
import { DateRangeField } from "../date-fields/index.js";
import {
  AddressField,
  Checkbox,
  MoneyField,
  NumberField,
  Select,
  Switch,
  TextField,
} from "../forms/index.js";
import { FormField } from "./form-field.js";
import { formFieldOf } from "./typed-form-field.js";

interface Values {
  name: string;
  state: "FL" | "GA" | "";
  members: number | null;
  isCitizen: boolean;
  planIds: string[];
  coverage: { start: string; end: string };
  photo: File | null;
  emails: { email: string; isPrimary: boolean }[];
  anything: unknown;
}

const Field = formFieldOf<Values>();
const search = async () => [];

it("checks at compile time that a field can hold the value", () => {
  const fields = [
    <Field key="1" as={TextField} name="name" label="" />,
    <Field key="2" as={Select} name="state" label="" options={[]} />,
    <Field key="3" as={NumberField} name="members" label="" />,
    <Field key="4" as={Switch} name="isCitizen" label="" />,
    <Field key="5" as={Checkbox} name="emails.0.isPrimary" label="" />,
    <Field key="6" as={MultiCombobox} name="planIds" label="" search={search} />,
    <Field key="7" as={DateRangeField} name="coverage" label="" />,
    <Field key="8" as={TextField} name="emails.0.email" label="" />,
    <Field key="9" as={MoneyField} name="anything" label="" />,
    // @ts-expect-error the form has no such value
    <Field key="10" as={TextField} name="nmae" label="" />,
    // @ts-expect-error a text field returns a text, and the value is a number
    <Field key="11" as={TextField} name="members" label="" />,
    // @ts-expect-error an amount is a text, so that it is exact
    <Field key="12" as={MoneyField} name="members" label="" />,
    // @ts-expect-error a number field returns a number
    <Field key="13" as={NumberField} name="name" label="" />,
    // @ts-expect-error a switch returns a boolean
    <Field key="14" as={Switch} name="name" label="" />,
    // @ts-expect-error a checkbox returns a boolean
    <Field key="15" as={Checkbox} name="emails.0.email" label="" />,
    // @ts-expect-error several options are a list
    <Field key="16" as={MultiCombobox} name="name" label="" search={search} />,
    // @ts-expect-error a range is not an address
    <Field key="17" as={AddressField} name="coverage" label="" states={[]} />,
  ];
  expect(new Set(fields.map(({ type }) => type))).toEqual(new Set([FormField]));
});
