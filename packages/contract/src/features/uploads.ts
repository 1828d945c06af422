import { call } from "@portico/endpoints";

/** Who may upload a file of some kind. Calls with this access check that to the upload's kind, too. */
export const uploadAccess = "administrator|agent administrator|admin.Lead|admin.Statement|load.application";

/** The results of uploads of every kind, by row. */
export const uploadEndpoints = {
  "uploads.rows": call({
    method: "GET",
    path: "/Uploads/:id/rows",
    access: uploadAccess,
    summary:
      "Returns the first rows of an uploaded file that were refused or left out, or have warnings, with the values that were read and stored.",
  }),
  "uploads.file": call({
    method: "GET",
    path: "/Uploads/:id/file",
    access: uploadAccess,
    summary:
      "Returns the original rows of an uploaded file as CSV, with a column that says what happened with each. Available for 30 days, or 24 hours after a dry run.",
  }),
  "uploads.confirm": call({
    method: "POST",
    path: "/Uploads/:id/confirm",
    access: uploadAccess,
    summary:
      "Loads the file of a dry run, exactly as it showed. If anything that its result depends on has changed, nothing is loaded, and the job's result is that of a new dry run.",
  }),
};
