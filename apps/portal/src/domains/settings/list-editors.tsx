import { useFieldOptions } from "@portico/renderer/forms";
import { TextField } from "@portico/ui";
import { DateField } from "@portico/ui/date-fields";
import { FormEntries, FormField } from "@portico/ui/form-kit";
import { Checkbox, Select } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { settingMessages } from "../../messages/settings.ts";
import { ColorField } from "./color-field.tsx";
import { LogoField } from "./logo-field.tsx";
import { describeValue, entriesOf, labels } from "./setting-values.ts";

const { holidays, carrierLinks, partners } = settingMessages;
const carriers = { lookup: "carriers.lookup", value: "name" };
const name = "value";
const plain = { as: TextField, autoComplete: "off" } as const;

export interface HolidaysProps {
  /** The year whose holidays are shown. */
  year: string;
  onYearChange: (year: string) => void;
}

/** Days with their names, one year at a time. */
export function Holidays({ year, onYearChange }: HolidaysProps) {
  const values: unknown = useWatch({ name });
  const years = entriesOf(values).map(({ date }) => yearOf(date));
  const offered = [...new Set([...years, year])].filter((each) => each !== undefined).toSorted();
  return (
    <>
      <div className="sm:col-span-2 sm:w-48">
        <Select
          label={holidays.year}
          value={year}
          options={offered.map((value) => ({ value, label: value }))}
          onChange={(event) => onYearChange(event.target.value)}
        />
      </div>
      <FormEntries
        name={name}
        label={holidays.list}
        addLabel={holidays.add}
        entryName={holidays.entry}
        emptyEntry={{ date: "", name: "" }}
        emptyText={holidays.none}
        isEntryHidden={(index) => years[index] !== undefined && years[index] !== year}
        describe={(entries) => describeValue("holidays", entries)}
        renderEntry={({ index, nameOf }) => (
          <div className="grid gap-3 sm:grid-cols-[12rem_1fr]">
            <FormField
              as={DateField}
              {...labels(holidays.entry(index), holidays.date)}
              name={nameOf("date")}
              onValueChange={({ value }) => {
                const changed = yearOf(value);
                if (changed) onYearChange(changed);
              }}
              isHalf
            />
            <FormField
              {...plain}
              {...labels(holidays.entry(index), holidays.name)}
              name={nameOf("name")}
              isHalf
            />
          </div>
        )}
      />
    </>
  );
}

/** The year of a complete date. */
function yearOf(date: unknown): string | undefined {
  return typeof date === "string" ? /^(\d{4})-\d{2}-\d{2}$/.exec(date)?.[1] : undefined;
}

/** Carriers with their links and logos. */
export function CarrierLinks() {
  const { options, isLoading } = useFieldOptions(carriers);
  return (
    <FormEntries
      name={name}
      label={carrierLinks.list}
      addLabel={carrierLinks.add}
      entryName={carrierLinks.entry}
      emptyEntry={{ carrier: "", url: "", logoUrl: "" }}
      emptyText={carrierLinks.none}
      describe={(entries) => describeValue("carrierLinks", entries)}
      renderEntry={({ index, nameOf }) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <FormField
            as={Select}
            {...labels(carrierLinks.entry(index), carrierLinks.carrier)}
            name={nameOf("carrier")}
            placeholder={carrierLinks.chooseCarrier}
            options={options}
            isLoading={isLoading}
            isHalf
          />
          <FormField
            {...plain}
            {...labels(carrierLinks.entry(index), carrierLinks.url)}
            name={nameOf("url")}
            hint={carrierLinks.urlHint}
            isHalf
          />
          <FormField
            as={LogoField}
            {...labels(carrierLinks.entry(index), carrierLinks.logo)}
            name={nameOf("logoUrl")}
          />
        </div>
      )}
    />
  );
}

/** Brands by host name. */
export function Partners() {
  return (
    <FormEntries
      name={name}
      label={partners.list}
      addLabel={partners.add}
      entryName={partners.entry}
      emptyEntry={{
        shortName: "",
        hostPrefix: "",
        name: "",
        logoUrl: "",
        footer: "",
        hidesLoginLinks: true,
        accent: "",
      }}
      emptyText={partners.none}
      max={20}
      describe={(entries) => describeValue("partners", entries)}
      renderEntry={({ index, nameOf }) => {
        const labelsOf = (label: string) => labels(partners.entry(index), label);
        return (
          <div className="grid gap-3 sm:grid-cols-2">
            <FormField {...plain} {...labelsOf(partners.name)} name={nameOf("name")} />
            <FormField
              {...plain}
              {...labelsOf(partners.shortName)}
              name={nameOf("shortName")}
              hint={partners.shortNameHint}
              isHalf
            />
            <FormField
              {...plain}
              {...labelsOf(partners.hostPrefix)}
              name={nameOf("hostPrefix")}
              hint={partners.hostPrefixHint}
              isHalf
            />
            <FormField as={LogoField} {...labelsOf(partners.logo)} name={nameOf("logoUrl")} />
            <FormField as={ColorField} {...labelsOf(partners.accent)} name={nameOf("accent")} />
            <FormField {...plain} {...labelsOf(partners.footer)} name={nameOf("footer")} />
            <FormField
              as={Checkbox}
              {...labelsOf(partners.hidesLoginLinks)}
              name={nameOf("hidesLoginLinks")}
            />
          </div>
        );
      }}
    />
  );
}

export interface WordsByValueProps {
  editor: "headers" | "statusWords";
  values: readonly string[];
}

/** Additional words in carriers' files: header names by column, or words by status. */
export function WordsByValue({ editor, values }: WordsByValueProps) {
  const texts = settingMessages[editor];
  const options = values.map((value) => ({ value, label: value }));
  return (
    <FormEntries
      name={name}
      label={texts.list}
      addLabel={texts.add}
      entryName={texts.entry}
      emptyEntry={{ column: "", header: "" }}
      emptyText={texts.none}
      describe={(entries) => describeValue(editor, entries)}
      renderEntry={({ index, nameOf }) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <FormField
            as={Select}
            {...labels(texts.entry(index), texts.column)}
            name={nameOf("column")}
            placeholder={texts.chooseColumn}
            options={options}
            isHalf
          />
          <FormField
            {...plain}
            {...labels(texts.entry(index), texts.header)}
            name={nameOf("header")}
            isHalf
          />
        </div>
      )}
    />
  );
}
