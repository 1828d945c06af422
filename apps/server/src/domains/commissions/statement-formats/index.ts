import { layoutChoices } from "@portico/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { fileLayouts } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { readLayoutHistory } from "../../../file-layouts/layout-history.ts";
import { duplicateName, layoutListFields, requireUnused } from "../../../file-layouts/layout-list.ts";
import { previewStatement } from "../../../file-layouts/sample/preview-statement.ts";
import { validationFailure } from "../../../http/validation.ts";

const { id, kind, name, layout, isEnabled } = fileLayouts;
const ofStatements = eq(kind, "statements");
const noun = "CSV format";

/** The layouts of commission statements. */
export const statementFormatsFeature = feature({
  list: {
    id: "statementFormats.list",
    scope: "everyone",
    table: fileLayouts,
    where: ofStatements,
    fields: {
      ...layoutListFields,
      delimiter: choiceLabel("delimiter"),
      dateOrder: choiceLabel("dateOrder"),
      signRule: sql`case when ${layout} ->> 'isInverted' = 'true' then 'Charged back' else 'Paid' end`,
    },
  },
  category: "statement",
  crud: {
    check: async ({ call, transaction, id: formatId }) => {
      if (call === "remove") await requireUnused(transaction, formatId, noun);
    },
    duplicate: duplicateName(noun),
    detail: async (formatId, { database }) => ({ history: await readLayoutHistory(database, formatId) }),
  },
  handlers: ({ database, clock }) => ({
    "statementFormats.preview": ({ file, body }) => {
      if (file.bytes.length === 0) throw validationFailure("body", { file: ["The file is empty."] });
      const [year = 0, month = 0] = clock.today().split("-").map(Number);
      return previewStatement(file.bytes, body.layout, { year, month });
    },
    "statementFormats.lookup": () =>
      database
        .select({ id, name })
        .from(fileLayouts)
        .where(and(ofStatements, eq(isEnabled, true)))
        .orderBy(sql`lower(${name})`),
  }),
});

/** The label of a choice of the layout. */
function choiceLabel(choice: "delimiter" | "dateOrder"): SQL {
  const whens = Object.entries(layoutChoices[choice]).map(
    ([value, label]) => sql`when ${value}::text then ${label}::text`,
  );
  return sql`case ${layout} ->> ${choice} ${sql.join(whens, sql` `)} end`;
}
