import { type LayoutChoice, layoutChoices, type UploadKindName } from "@portico/contract";
import { FormField } from "@portico/ui/form-kit";
import { NumberField, Select } from "@portico/ui/forms";
import { fileLayoutMessages } from "../messages/file-layouts.ts";
import { NamesField } from "./names-field.tsx";

const texts = fileLayoutMessages.reading;
/** The choices of each kind. Application IDs have neither amounts nor dates, and leads no amounts. */
const choicesOf: Readonly<Record<UploadKindName, readonly LayoutChoice[]>> = {
  policies: ["decimalMark", "dateOrder", "delimiter"],
  leads: ["dateOrder", "delimiter"],
  applications: ["delimiter"],
  statements: ["decimalMark", "dateOrder", "delimiter"],
};

/** The fields of a layout that say how values and rows are read. */
export function ReadingFields({ kind }: { kind: UploadKindName }) {
  const isStatement = kind === "statements";
  return (
    <>
      {isStatement && (
        <FormField
          as={Select}
          name="layout.sign"
          label={texts.sign}
          hint={texts.signHint}
          options={optionsOf(texts.signs)}
          isHalf
        />
      )}
      {choicesOf[kind].map((choice) => (
        <FormField
          key={choice}
          as={Select}
          name={`layout.${choice}`}
          label={texts[choice]}
          options={optionsOf(layoutChoices[choice])}
          isHalf
        />
      ))}
      {isStatement && (
        <>
          <FormField
            as={NamesField}
            name="layout.chargebackTypes"
            label={texts.chargebackTypes}
            hint={texts.chargebackHint}
            isHalf
          />
          <FormField
            as={NamesField}
            name="layout.totalLabels"
            label={texts.totalLabels}
            hint={texts.totalHint}
            isHalf
          />
        </>
      )}
      <FormField
        as={NumberField}
        name="layout.linesToSkip"
        label={texts.linesToSkip}
        hint={texts.linesToSkipHint}
        min={0}
        max={100}
        isHalf
      />
    </>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
