import {
  isRequiredColumn,
  layoutChoices,
  layoutColumnLabel,
  layoutColumns,
  maxSpreadsheetBytes,
  type UploadKindName,
} from "@portico/contract";
import type { FilePreview } from "@portico/contract/features/file-layouts.schemas";
import { layoutSchemas } from "@portico/contract/schemas";
import { errorMessage } from "@portico/renderer/client";
import { Select } from "@portico/ui";
import { Button } from "@portico/ui/button";
import { FormField } from "@portico/ui/form-kit";
import { CheckboxGroup, FileField } from "@portico/ui/forms";
import { useNotify } from "@portico/ui/notification";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fileLayoutMessages as texts } from "../messages/file-layouts.ts";
import {
  emptyLayout,
  type FormValues,
  hasColumnsOf,
  isMapped,
  type LayoutValues,
  layoutOf,
  layoutValues,
  possiblyOptional,
} from "./layout-values.ts";
import { NamesField } from "./names-field.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import { SampleColumns } from "./sample-columns.tsx";
import { StatementPreview } from "./statement-preview.tsx";
import { requestPreview, type Sample, useSamplePreview } from "./use-sample.ts";

export interface LayoutFieldsProps {
  kind: UploadKindName;
  /** The file that waits for this layout. @default none, so a sample can be chosen */
  sample?: Omit<Sample, "kind"> | undefined;
}

/** The fields of a layout, with a sample file to choose its columns from. */
export function LayoutFields({ kind, sample: given }: LayoutFieldsProps) {
  const { getValues, setValue, trigger, formState } = useFormContext<FormValues>();
  const layout = useWatch<FormValues, "layout">({ name: "layout" });
  const notify = useNotify();
  const [chosen, setChosen] = useState(given);
  const sample = chosen && { ...chosen, kind };
  const { data: preview, error, isFetching } = useSamplePreview(sample, layout);
  const change = (next: LayoutValues) => {
    setValue("layout", next, { shouldDirty: true });
    if (formState.isSubmitted) void trigger("layout");
  };
  /** A sample that can't be read is reported by the preview. */
  const suggest = async (from: Sample) => {
    const suggested = await requestPreview(from, undefined).catch(() => undefined);
    if (suggested) change(layoutValues(kind, suggested.layout));
    return suggested !== undefined;
  };
  const choose = async (next: typeof given) => {
    setChosen(next);
    if (next && !isMapped(getValues("layout"))) await suggest({ ...next, kind });
  };
  const start = useEffectEvent(() => {
    if (!hasColumnsOf(kind, getValues("layout"))) setValue("layout", emptyLayout(kind).layout);
    void choose(given);
  });
  useEffect(() => start(), []);
  const shown = sample ? preview : undefined;
  const problem = sample && error ? `${texts.preview.failed}. ${errorMessage(error)}` : undefined;
  return (
    <>
      {given ? (
        problem && <p className="text-danger-fg sm:col-span-2">{problem}</p>
      ) : (
        <>
          <Heading>{texts.sample.title}</Heading>
          <FileField
            className="sm:col-span-2"
            label={texts.sample.label}
            hint={texts.sample.hint}
            accept=".xlsx,.csv,.txt,.tsv"
            maxSize={maxSpreadsheetBytes}
            value={chosen ? [chosen.file] : []}
            onChange={({ value: [file] }) => void choose(file && { file })}
            error={problem}
          />
        </>
      )}
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
      {sample && shown && shown.sheets.length > 1 && (
        <Select
          label={texts.sample.sheet}
          options={shown.sheets.map((value) => ({ value, label: value }))}
          value={sample.sheet ?? shown.sheets[0] ?? ""}
          onChange={({ target }) => {
            const next = { ...sample, sheet: target.value };
            setChosen(next);
            void suggest(next);
          }}
        />
      )}
      <Heading>{texts.columns.title}</Heading>
      <p className="text-fg-muted sm:col-span-2">
        {shown?.columns.length ? texts.columns.lead : texts.columns.leadWithoutSample}
      </p>
      {shown && shown.columns.length > 0 && (
        <SampleColumns
          kind={kind}
          sample={shown.columns}
          mapping={layout}
          onChange={(mapping) => change({ ...layout, ...mapping })}
        />
      )}
      {layoutColumns(kind).map((column) => (
        <FormField
          key={column}
          as={NamesField}
          name={`layout.columns.${column}`}
          label={texts.columns.headersOf(layoutColumnLabel(kind, column))}
          errorLabel={layoutColumnLabel(kind, column)}
          required={isRequiredColumn(kind, column)}
          isHalf
        />
      ))}
      <p className="text-table text-fg-muted sm:col-span-2">{texts.columns.headersHint}</p>
      {kind !== "statements" && (
        <FormField
          as={NamesField}
          name="layout.otherHeaders"
          label={texts.columns.others}
          hint={texts.columns.othersHint}
        />
      )}
      <FormField
        as={CheckboxGroup}
        name="layout.optionalColumns"
        label={texts.columns.optional}
        hint={texts.columns.optionalHint}
        orientation="horizontal"
        options={possiblyOptional(kind).map((value) => ({ value, label: layoutColumnLabel(kind, value) }))}
      />
      <Heading>{texts.reading.title}</Heading>
      <ReadingFields kind={kind} />
      {kind === "statements" && (
        <>
          <Heading>{texts.preview.title}</Heading>
          {shown?.statement ? (
            <StatementPreview
              preview={shown.statement}
              error={shown.error}
              isComplete={layoutSchemas.statements.complete.safeParse(layoutOf(layout)).success}
            />
          ) : (
            <p className="text-fg-muted sm:col-span-2">{texts.preview.noSample}</p>
          )}
        </>
      )}
      {kind !== "statements" && shown?.error && (
        <p className="text-danger-fg sm:col-span-2">
          {texts.preview.stopped(shown.error.line, shown.error.message)}
        </p>
      )}
    </>
  );
}

function foundText({ encoding, delimiter, headerLine }: FilePreview): string {
  if (headerLine === null) return texts.sample.noHeaders;
  if (encoding === null || delimiter === null) return texts.sample.foundInSheet(headerLine);
  return texts.sample.found(encoding, layoutChoices.delimiter[delimiter], headerLine);
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <h3 className="mt-3 border-t border-border pt-4 text-section font-semibold sm:col-span-2">{children}</h3>
  );
}
