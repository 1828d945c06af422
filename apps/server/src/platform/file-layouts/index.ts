import { layoutSchemas } from "@portico/contract/schemas";
import { inArray, sql } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { fileLayouts } from "../../db/schema/index.ts";
import { Failure } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import { readLayoutHistory } from "../../file-layouts/layout-history.ts";
import {
  duplicateName,
  filesLabel,
  layoutListFields,
  mappedColumns,
  requireUnused,
} from "../../file-layouts/layout-list.ts";
import { previewFile } from "../../file-layouts/sample/preview-file.ts";
import { mayUpload, uploadableKinds } from "../../file-uploads/may-upload.ts";
import { validationFailure } from "../../http/validation.ts";

const noun = "file layout";

/** The layouts of uploaded files, which everyone who may upload such files can add and change. */
export const fileLayoutsFeature = feature({
  list: {
    id: "fileLayouts.list",
    scope: (caller) => {
      const kinds = uploadableKinds(caller);
      return kinds.length === 0 ? sql`false` : inArray(fileLayouts.kind, kinds);
    },
    table: fileLayouts,
    fields: { ...layoutListFields, files: filesLabel, columns: mappedColumns },
  },
  category: "upload",
  crud: {
    check: async ({ call, transaction, caller, id, before, body }) => {
      if (call === "remove") await requireUnused(transaction, id, noun);
      if (!body) return;
      if (before && before.kind !== body.kind)
        throw validationFailure("body", { kind: ["Can't be changed. Add another layout instead."] });
      if (!mayUpload(caller, body.kind))
        throw new Failure(403, "You can't save this because you can't upload files of this kind.");
    },
    columns: ({ body }) => ({ ...body, layout: layoutSchemas[body.kind].complete.parse(body.layout) }),
    duplicate: duplicateName(noun),
    detail: async (id, { database }) => ({ history: await readLayoutHistory(database, id) }),
  },
  handlers: ({ clock }) => ({
    "fileLayouts.preview": ({ file, body: { kind, layout, sheet, encoding }, caller }) => {
      if (!mayUpload(signedIn(caller), kind))
        throw new Failure(403, "You can't upload files of this kind, so you can't map their columns.");
      if (file.bytes.length === 0) throw validationFailure("body", { file: ["The file is empty."] });
      const [year = 0, month = 0] = clock.today().split("-").map(Number);
      const statementMonth = { year, month };
      return previewFile(kind, file.bytes, { layout, sheet, encoding, statementMonth });
    },
  }),
});
