import type { ReactNode } from "react";
import { Group, Unsupported } from "./controls/parts.tsx";
import { canShow } from "./document/keyword-values.ts";
import type { FieldProps } from "./document/screen-form.tsx";
import { KeywordField } from "./fields/keyword-field.tsx";
import { ActionsField } from "./sections/actions-field.tsx";
import { ColumnSetsField, ColumnsField } from "./sections/columns-field.tsx";
import { FiltersField } from "./sections/filters-field.tsx";
import { FixedFiltersField } from "./sections/fixed-filters-field.tsx";
import { NavigationField, TitleField } from "./sections/name-fields.tsx";
import { PageSizesField, SortField } from "./sections/sorting-fields.tsx";
import { TotalsField } from "./sections/totals-field.tsx";

/** Keywords with a field of their own, because it offers more than one by their type. */
const fields: ReadonlyMap<string, (props: FieldProps) => ReactNode> = new Map([
  ["title", TitleField],
  ["navigation", NavigationField],
  ["columns", ColumnsField],
  ["variants", ColumnSetsField],
  ["variants.columns", ColumnsField],
  ["detail.fields", ColumnsField],
  ["filters", FiltersField],
  ["permanentFilters", FixedFiltersField],
  ["sort", SortField],
  ["pageSizes", PageSizesField],
  ["footer", TotalsField],
  ["actions", ActionsField],
  ["rowActions", ActionsField],
]);

/** The field of a keyword of the screen language, if the form can show its value. */
export function FormField(props: FieldProps) {
  const { keyword, path, value } = props;
  const Field = fields.get(path.replaceAll(/\[\d+\]/g, "")) ?? KeywordField;
  if (value === undefined || canShow(keyword.type, value)) return <Field {...props} />;
  return (
    <Group path={path} label={keyword.label}>
      <Unsupported path={path} />
    </Group>
  );
}
