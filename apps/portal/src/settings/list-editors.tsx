import { TextField } from "@portico/ui";
import { DateField } from "@portico/ui/date-fields";
import { FormEntries, FormField } from "@portico/ui/form-kit";
import { Checkbox, Select } from "@portico/ui/forms";
import { useWatch } from "react-hook-form";
import { settingMessages } from "../messages/settings.ts";
import { useFieldOptions } from "../renderer/actions/form/form-options.ts";
import { ColorField } from "./color-field.tsx";
import { LogoField } from "./logo-field.tsx";
import { describeValue, entriesOf } from "./setting-values.ts";

const { holidays, carrierLinks, partners, headers } = settingMessages;
const carriers = { lookup: "carriers.lookup", value: "name" };
const name = "value";

/** Props of `Holidays`. */
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
              name={nameOf("date")}
              label={holidays.date}
              errorLabel={`${holidays.entry(index)}: ${holidays.date}`}
              onValueChange={({ value }) => {
                const changed = yearOf(value);
                if (changed) onYearChange(changed);
              }}
              isHalf
            />
            <FormField
              as={TextField}
              name={nameOf("name")}
              label={holidays.name}
              errorLabel={`${holidays.entry(index)}: ${holidays.name}`}
              autoComplete="off"
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
            name={nameOf("carrier")}
            label={carrierLinks.carrier}
            errorLabel={`${carrierLinks.entry(index)}: ${carrierLinks.carrier}`}
            placeholder={carrierLinks.chooseCarrier}
            options={options}
            isLoading={isLoading}
            isHalf
          />
          <FormField
            as={TextField}
            name={nameOf("url")}
            label={carrierLinks.url}
            errorLabel={`${carrierLinks.entry(index)}: ${carrierLinks.url}`}
            hint={carrierLinks.urlHint}
            autoComplete="off"
            isHalf
          />
          <FormField as={LogoField} name={nameOf("logoUrl")} label={carrierLinks.logo} />
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
        const labels = (label: string) => ({ label, errorLabel: `${partners.entry(index)}: ${label}` });
        const plain = { as: TextField, autoComplete: "off" } as const;
        return (
          <div className="grid gap-3 sm:grid-cols-2">
            <FormField {...plain} {...labels(partners.name)} name={nameOf("name")} />
            <FormField
              {...plain}
              {...labels(partners.shortName)}
              name={nameOf("shortName")}
              hint={partners.shortNameHint}
              isHalf
            />
            <FormField
              {...plain}
              {...labels(partners.hostPrefix)}
              name={nameOf("hostPrefix")}
              hint={partners.hostPrefixHint}
              isHalf
            />
            <FormField as={LogoField} {...labels(partners.logo)} name={nameOf("logoUrl")} />
            <FormField as={ColorField} {...labels(partners.accent)} name={nameOf("accent")} />
            <FormField {...plain} {...labels(partners.footer)} name={nameOf("footer")} />
            <FormField as={Checkbox} {...labels(partners.hidesLoginLinks)} name={nameOf("hidesLoginLinks")} />
          </div>
        );
      }}
    />
  );
}

/** Additional header names in carriers' files, by column. */
export function Headers({ columns }: { columns: readonly string[] }) {
  const options = columns.map((value) => ({ value, label: value }));
  return (
    <FormEntries
      name={name}
      label={headers.list}
      addLabel={headers.add}
      entryName={headers.entry}
      emptyEntry={{ column: "", header: "" }}
      emptyText={headers.none}
      describe={(entries) => describeValue("headers", entries)}
      renderEntry={({ nameOf }) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <FormField
            as={Select}
            name={nameOf("column")}
            label={headers.column}
            placeholder={headers.chooseColumn}
            options={options}
            isHalf
          />
          <FormField
            as={TextField}
            name={nameOf("header")}
            label={headers.header}
            autoComplete="off"
            isHalf
          />
        </div>
      )}
    />
  );
}
