import type { ReactNode } from "react";
import { AccessField, AudienceField } from "./access/access-field.tsx";
import { ActionsField } from "./actions/actions-field.tsx";
import { ColumnSetsField, ColumnsField } from "./columns/columns-field.tsx";
import type { KeywordFieldProps } from "./document/screen-form.tsx";
import { FiltersField } from "./filters/filters-field.tsx";
import { KeywordField } from "./keywords/keyword-field.tsx";
import { NavigationField } from "./name/navigation-field.tsx";
import { TitleField } from "./name/title-field.tsx";
import { PageSizesField } from "./sorting/page-sizes-field.tsx";
import { SortField } from "./sorting/sort-field.tsx";
import { TotalsField } from "./totals/totals-field.tsx";

/** Keywords with a field of their own, because it offers more than one by their type. */
const fields: ReadonlyMap<string, (props: KeywordFieldProps) => ReactNode> = new Map([
  ["title", TitleField],
  ["navigation", NavigationField],
  ["access", AudienceField],
  ["columns", ColumnsField],
  ["variants", ColumnSetsField],
  ["variants.columns", ColumnsField],
  ["detail.fields", ColumnsField],
  ["filters", FiltersField],
  ["sort", SortField],
  ["pageSizes", PageSizesField],
  ["footer", TotalsField],
  ["actions", ActionsField],
  ["rowActions", ActionsField],
]);

/** The field of a keyword of the screen language. */
export function FormField(props: KeywordFieldProps) {
  const { keyword, path } = props;
  const Own = fields.get(path.replaceAll(/\[\d+\]/g, ""));
  if (Own) return <Own {...props} />;
  return keyword.key === "access" ? <AccessField {...props} /> : <KeywordField {...props} />;
}
