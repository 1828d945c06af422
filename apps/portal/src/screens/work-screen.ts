import { endpoints, type ListId } from "@portico/contract";
import type { ListScreenOf, ScreenForm, ScreenFormField } from "@portico/portal-config";
import { formActions, type Tones, type WorkActions, workActions } from "./actions.ts";
import { followUpAction, followUpForm } from "./follow-up-form.ts";
import { type FormFeature, type FormNotifications, formIdOf, nounOf, rowForm } from "./forms.ts";

type ScreenOf<Feature extends string> = ListScreenOf<Extract<ListId, `${Feature}.list`>>;

interface WorkScreen<Feature extends string> extends WorkActions<Feature> {
  readonly columns: ScreenOf<Feature>["columns"];
  /** Shown for a status without a name. */
  readonly emptyStatus?: string;
  /** The fields of the form that creates and edits rows. @default no form */
  readonly form?: Feature extends FormFeature ? readonly ScreenFormField[] : never;
  /** The notifications after saving the form. @default those of `rowForm` */
  readonly success?: FormNotifications;
  /** The notifications after a request of the form fails. @default those of `rowForm` */
  readonly failure?: FormNotifications;
  /** The call that adds a follow-up to a row: "followUps.addToPolicy". @default no action */
  readonly followUp?: string;
  /** Actions before Change Status. */
  readonly moreActions?: NonNullable<ScreenOf<Feature>["actions"]>;
}

/** Multiple selection, including all matching rows. */
const manyRows = { mode: "many", click: "replace", allMatching: true } as const;

/**
 * Returns the parts that all screens with a status share: endpoints, actions, form, summary, and the colors of the
 * column `status`, however it is declared. Spread it into `listScreen`.
 */
export function workScreen<const Feature extends string>(options: WorkScreen<Feature>) {
  const {
    feature,
    columns,
    tones,
    emptyStatus,
    form,
    followUp,
    success,
    failure,
    moreActions = [],
  } = options;
  const forms = [
    ...(form && isFormFeature(feature) ? [rowForm(feature, form, { success, failure })] : []),
    ...(followUp === undefined ? [] : [followUpForm(followUp)]),
  ];
  const [changeStatus, ...otherActions] = workActions(options);
  const shared = { ...(tones && { tones }), ...(emptyStatus !== undefined && { emptyStatus }) };
  return {
    endpoints: endpointsOf(feature),
    columns: columns.map((column) => withTones(column, shared)) as typeof columns,
    selection: manyRows,
    actions: [
      ...(form && isFormFeature(feature) ? formActions(formIdOf(nounOf(feature))) : []),
      ...moreActions,
      changeStatus,
      ...(followUp === undefined ? [] : [followUpAction]),
      ...otherActions,
    ] as NonNullable<ScreenOf<Feature>["actions"]>,
    ...(forms.length > 0 && ({ forms } satisfies { forms: ScreenForm[] })),
    header: [{ kind: "statusSummary" as const, ...shared }],
  };
}

/** The column `status` with the colors that it doesn't declare itself, and any other column as it is. */
function withTones(column: object | string, { tones, emptyStatus }: { tones?: Tones; emptyStatus?: string }) {
  const declared = typeof column === "string" ? { field: column } : column;
  if (!("field" in declared) || declared.field !== "status") return column;
  return {
    ...(tones && { tones }),
    ...(emptyStatus !== undefined && { empty: emptyStatus }),
    ...declared,
  };
}

/** Returns the list endpoint, and the endpoint that counts rows by status, which is named `summary` or `summaries`. */
function endpointsOf<Feature extends string>(feature: Feature): ScreenOf<Feature>["endpoints"] {
  const [list, ...summaries] = [`${feature}.list`, `${feature}.summary`, `${feature}.summaries`];
  const found: unknown = { list, summary: summaries.find((id) => Object.hasOwn(endpoints, id)) };
  return found as ScreenOf<Feature>["endpoints"];
}

function isFormFeature(feature: string): feature is FormFeature {
  const has = (name: string) => Object.hasOwn(endpoints, `${feature}.${name}`);
  return has("save") || (has("create") && has("update"));
}
