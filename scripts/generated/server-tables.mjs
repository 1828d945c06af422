const folder = "apps/server/src/db/schema";

/** All tables of the database. */
export const serverTables = {
  inputs: `${folder}/*.ts`,
  exclude: /\/(columns|work-columns|upload-columns|sort-key|index)\.ts$/,
  output: `${folder}/index.ts`,
  render: (sources) => sources.map(({ name }) => `export * from "./${name}";`).join("\n"),
};
