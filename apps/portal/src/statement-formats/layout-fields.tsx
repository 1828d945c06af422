import {
  layoutChoices,
  type StatementColumn,
  statementColumnLabels,
  statementColumns,
} from "@portico/contract";
import { maxSampleBytes } from "@portico/contract/features/statement-formats";
import { statementLayoutSchema } from "@portico/contract/schemas";
import { errorMessage } from "@portico/renderer/client";
import { Button } from "@portico/ui/button";
import { FormField } from "@portico/ui/form-kit";
import { CheckboxGroup, FileField } from "@portico/ui/forms";
import { useNotify } from "@portico/ui/notification";
import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { statementFormatMessages as texts } from "../messages/statement-formats.ts";
import { FormatPreview } from "./format-preview.tsx";
import { type FormatValues, isMapped, type LayoutValues, layoutOf, layoutValues } from "./format-values.ts";
import { NamesField } from "./names-field.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import { SampleColumns } from "./sample-columns.tsx";
import { requestPreview, useSamplePreview } from "./use-sample.ts";

/** The fields of a layout, with a sample file to choose its columns from and to preview its lines. */
export function LayoutFields() {
  const { getValues, setValue, trigger, formState } = useFormContext<FormatValues>();
  const layout = useWatch<FormatValues, "layout">({ name: "layout" });
  const notify = useNotify();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sample] = files;
  const { data: preview, error, isFetching } = useSamplePreview(sample, layout);
  const change = (next: LayoutValues) => {
    setValue("layout", next, { shouldDirty: true });
    if (formState.isSubmitted) void trigger("layout");
  };
  /** A sample that can't be read is reported by the preview. */
  const suggest = async (file: File) => {
    const suggested = await requestPreview(file, undefined).catch(() => undefined);
    if (suggested) change(layoutValues(suggested.layout));
    return suggested !== undefined;
  };
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    const [file] = chosen;
    if (file && !isMapped(getValues("layout"))) await suggest(file);
  };
  const shown = sample ? preview : undefined;
  return (
    <>
      <Heading>{texts.sample.title}</Heading>
      <FileField
        className="sm:col-span-2"
        label={texts.sample.label}
        hint={texts.sample.hint}
        accept=".csv,.txt,.tsv"
        maxSize={maxSampleBytes}
        value={files}
        onChange={({ value }) => void choose(value)}
        error={sample && error ? `${texts.preview.failed}. ${errorMessage(error)}` : undefined}
      />
      {sample && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
          <p role="status" className="text-table text-fg-muted">
            {shown ? foundText(shown) : isFetching ? texts.sample.reading : ""}
          </p>
          <Button
            size="sm"
            onClick={async () => {
              if (await suggest(sample)) notify({ tone: "success", text: texts.sample.suggested });
            }}
          >
            {texts.sample.suggest}
          </Button>
        </div>
      )}
      <Heading>{texts.columns.title}</Heading>
      <p className="text-fg-muted sm:col-span-2">
        {shown?.columns.length ? texts.columns.lead : texts.columns.leadWithoutSample}
      </p>
      {shown && shown.columns.length > 0 && (
        <SampleColumns
          sample={shown.columns}
          columns={layout.columns}
          onChange={(columns) => change({ ...layout, columns })}
        />
      )}
      {statementColumns.map((column) => (
        <FormField
          key={column}
          as={NamesField}
          name={`layout.columns.${column}`}
          label={texts.columns.headersOf(statementColumnLabels[column])}
          errorLabel={statementColumnLabels[column]}
          required={alwaysRequired.includes(column)}
          isHalf
        />
      ))}
      <p className="text-table text-fg-muted sm:col-span-2">{texts.columns.headersHint}</p>
      <FormField
        as={CheckboxGroup}
        name="layout.optionalColumns"
        label={texts.columns.optional}
        hint={texts.columns.optionalHint}
        orientation="horizontal"
        options={optionalColumns}
      />
      <Heading>{texts.reading.title}</Heading>
      <ReadingFields />
      <Heading>{texts.preview.title}</Heading>
      {shown ? (
        <FormatPreview
          preview={shown}
          isComplete={statementLayoutSchema.safeParse(layoutOf(layout)).success}
        />
      ) : (
        <p className="text-fg-muted sm:col-span-2">{texts.preview.noSample}</p>
      )}
    </>
  );
}

const alwaysRequired: readonly StatementColumn[] = ["policyNumber", "amount"];
const optionalColumns = statementColumns
  .filter((column) => !alwaysRequired.includes(column))
  .map((value) => ({ value, label: statementColumnLabels[value] }));

function foundText({
  encoding,
  delimiter,
  headerLine,
}: NonNullable<Awaited<ReturnType<typeof requestPreview>>>) {
  return headerLine === null
    ? texts.sample.noHeaders
    : texts.sample.found(encoding, layoutChoices.delimiter[delimiter], headerLine);
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <h3 className="mt-3 border-t border-border pt-4 text-section font-semibold sm:col-span-2">{children}</h3>
  );
}
