import { layoutChoices } from "@portico/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { statementFormats, statementLoads } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import { validationFailure } from "../../http/validation.ts";
import { nameOfUser } from "../../identity/person-name.ts";
import { previewStatement } from "../../statement-files/sample/preview-statement.ts";
import { readFormatHistory } from "./format-history.ts";

const { id, name, layout, isEnabled, updatedBy, updatedDate, createdDate } = statementFormats;

/** CSV formats of commission statements, which administrators add and change. */
export const statementFormatsFeature = feature({
  list: {
    id: "statementFormats.list",
    scope: "everyone",
    table: statementFormats,
    fields: {
      delimiter: choiceLabel("delimiter"),
      dateOrder: choiceLabel("dateOrder"),
      signRule: sql`case when ${layout} ->> 'isInverted' = 'true' then 'Charged back' else 'Paid' end`,
      loads: sql`(select count(*)::int from ${statementLoads} where ${statementLoads.formatId} = ${id})`,
      updatedBy: nameOfUser(updatedBy),
      updatedDate: sql`coalesce(${updatedDate}, ${createdDate})`,
      layout: sql`${layout}::text`,
    },
  },
  category: "statement",
  crud: {
    check: async ({ call, transaction, id: formatId }) => {
      if (call !== "remove") return;
      const loads = await transaction.$count(statementLoads, eq(statementLoads.formatId, formatId));
      if (loads > 0)
        throw new Failure(
          409,
          "Statements were loaded with this CSV format, so it can't be deleted. Disable it instead.",
        );
    },
    duplicate: {
      message: "Another CSV format has this name. Choose another name.",
      fields: { name: "Another CSV format has this name" },
    },
    detail: async (formatId, { database }) => ({ history: await readFormatHistory(database, formatId) }),
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
        .from(statementFormats)
        .where(eq(isEnabled, true))
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
