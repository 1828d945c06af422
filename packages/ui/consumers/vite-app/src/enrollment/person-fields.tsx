import { DateOfBirthField, HourField, TimeField } from "@portico/ui/date-fields";
import {
  AddressField,
  CheckboxGroup,
  PhoneField,
  RadioGroup,
  SsnField,
  Switch,
  TextField,
} from "@portico/ui/forms";
import { PhotoField } from "@portico/ui/photo-field";
import { Field, optionsOf, states } from "./field";
import { lookUpZip } from "./server";

export function PersonFields() {
  return (
    <>
      <Field name="firstName" as={TextField} label="First name" isHalf />
      <Field name="middleName" as={TextField} label="Middle name" isHalf />
      <Field name="lastName" as={TextField} label="Last name" isHalf />
      <Field name="dateOfBirth" as={DateOfBirthField} label="Date of birth" isHalf />
      <Field name="sex" as={RadioGroup} label="Sex" options={optionsOf("Female", "Male")} isHalf />
      <Field name="ssn" as={SsnField} label="SSN" isSecret isHalf />
      <Field name="isCitizen" as={Switch} label="US citizen" isHalf />
      <Field name="photo" as={PhotoField} label="Photo" maxSize={5_000_000} isHalf />
    </>
  );
}

export function ContactFields() {
  return (
    <>
      <Field name="email" as={TextField} type="email" label="Email" isHalf />
      <Field name="phone" as={PhoneField} label="Phone" isHalf />
      <Field
        name="contactBy"
        as={CheckboxGroup}
        label="Contact by"
        options={optionsOf("Email", "Text", "Call")}
      />
      <Field name="callAt" as={TimeField} label="Call at" isHalf />
      <Field name="callUntil" as={HourField} label="Call until" isHalf />
      <Field name="address" as={AddressField} label="Home address" states={states} lookUpZip={lookUpZip} />
    </>
  );
}
