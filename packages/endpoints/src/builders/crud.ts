import { type Noun, withArticle } from "../noun.ts";

/** The calls on single rows: `save` creates or updates, `end` sets the date on which a row ends, `remove` deletes it. */
export const crudCalls = {
  create: { method: "POST", path: "", verb: "Creates" },
  detail: { method: "GET", path: "/:id", verb: "Returns" },
  update: { method: "PUT", path: "/:id", verb: "Updates" },
  save: { method: "PUT", path: "", verb: "Creates or updates" },
  end: { method: "POST", path: "/:id/end", verb: "Ends" },
  remove: { method: "DELETE", path: "/:id", verb: "Deletes" },
} as const;

/** The name of a call on a single row. */
export type CrudName = keyof typeof crudCalls;

/** Descriptions of these calls in the API's documentation. */
export function crudSummaries(noun: Noun): Readonly<Record<CrudName, string>> {
  const one = withArticle(noun);
  const sentence = (name: CrudName) => `${crudCalls[name].verb} ${one}.`;
  return {
    create: sentence("create"),
    detail: sentence("detail"),
    update: sentence("update"),
    save: `${sentence("save")} Updates the one with the \`id\` if there is one.`,
    end: sentence("end"),
    remove: sentence("remove"),
  };
}
