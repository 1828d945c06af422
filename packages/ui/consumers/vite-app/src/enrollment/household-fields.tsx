import { DateOfBirthField, YearField } from "@portico/ui/date-fields";
import { FormEntries, FormField } from "@portico/ui/form-kit";
import { FileField, MoneyField, NumberField, Select, Slider, TextField } from "@portico/ui/forms";
import { Field, optionsOf } from "./field";

const choose = "Choose…";

export function IncomeFields() {
  return (
    <>
      <Field name="members" as={NumberField} label="Household members" min={1} max={20} isHalf />
      <Field name="taxYear" as={YearField} label="Tax year" isHalf />
      <Field
        name="incomeSource"
        as={Select}
        label="Income source"
        placeholder={choose}
        options={optionsOf("Job", "Self-employment", "Pension")}
        isHalf
      />
      <Field name="income" as={MoneyField} label="Annual income" hint="Before taxes" isHalf />
      <Field name="credit" as={Slider} label="Tax credit used" max={1} step={0.01} />
      <Field name="proof" as={FileField} label="Proof of income" accept=".pdf" maxFiles={2} />
    </>
  );
}

export function Dependents() {
  return (
    <FormEntries
      name="dependents"
      label="Dependents"
      addLabel="Add dependent"
      entryName={(index) => `Dependent ${index + 1}`}
      emptyEntry={{ name: "", dateOfBirth: "", relationship: "" }}
      max={5}
      renderEntry={({ index, nameOf }) => (
        <>
          <FormField
            name={nameOf("name")}
            as={TextField}
            label="Name"
            errorLabel={`Name of dependent ${index + 1}`}
          />
          <FormField
            name={nameOf("dateOfBirth")}
            as={DateOfBirthField}
            label="Date of birth"
            errorLabel={`Date of birth of dependent ${index + 1}`}
          />
          <FormField
            name={nameOf("relationship")}
            as={Select}
            label="Relationship"
            errorLabel={`Relationship of dependent ${index + 1}`}
            placeholder={choose}
            options={optionsOf("Spouse", "Child", "Parent")}
          />
        </>
      )}
    />
  );
}
