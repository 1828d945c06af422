import { type LayoutChoice, layoutChoices } from "@portico/contract";
import { FormField } from "@portico/ui/form-kit";
import { NumberField, Select } from "@portico/ui/forms";
import { statementFormatMessages } from "../messages/statement-formats.ts";
import { NamesField } from "./names-field.tsx";

const texts = statementFormatMessages.reading;
const choices: readonly LayoutChoice[] = ["decimalMark", "dateOrder", "delimiter"];

/** The fields of a layout that say how values and rows are read. */
export function ReadingFields() {
  return (
    <>
      <FormField
        as={Select}
        name="layout.sign"
        label={texts.sign}
        hint={texts.signHint}
        options={optionsOf(texts.signs)}
        isHalf
      />
      {choices.map((choice) => (
        <FormField
          key={choice}
          as={Select}
          name={`layout.${choice}`}
          label={texts[choice]}
          options={optionsOf(layoutChoices[choice])}
          isHalf
        />
      ))}
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
