import { Combobox, MultiCombobox } from "@portico/ui/combobox";
import { DateField, DateRangeField, MonthField } from "@portico/ui/date-fields";
import { DependentSelect } from "@portico/ui/form-kit";
import {
  CardNumberField,
  Checkbox,
  ExpiryField,
  PasswordField,
  PercentField,
  Select,
  TextArea,
} from "@portico/ui/forms";
import { Field, states } from "./field";
import { agents, loadCounties, plans } from "./server";

export function PlanFields() {
  return (
    <>
      <Field name="state" as={Select} label="Coverage state" placeholder="Choose…" options={states} isHalf />
      <DependentSelect
        name="county"
        label="Coverage county"
        dependsOn="state"
        loadOptions={loadCounties}
        isHalf
      />
      <Field name="agentId" as={Combobox} label="Agent" {...agents} isHalf />
      <Field name="planIds" as={MultiCombobox} label="Plans" {...plans} isHalf />
      <Field name="start" as={DateField} label="Effective date" isHalf />
      <Field name="lastCoverage" as={DateRangeField} label="Last coverage" isHalf />
      <Field name="paidThrough" as={MonthField} label="Paid through" isHalf />
      <Field name="commission" as={PercentField} label="Commission" isHalf />
    </>
  );
}

export function PaymentFields() {
  return (
    <>
      <Field name="card" as={CardNumberField} label="Card number" isSecret isHalf />
      <Field name="expiry" as={ExpiryField} label="Expires" isHalf />
      <Field name="password" as={PasswordField} label="Marketplace password" isHalf />
      <Field name="note" as={TextArea} label="Note" maxLength={500} hasCount />
      <Field name="agrees" as={Checkbox} label="I agree to the terms." />
    </>
  );
}
