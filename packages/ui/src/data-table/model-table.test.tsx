import { formatMoney } from "@portico/format";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { policies } from "./policies.fixtures.js";
import { PoliciesOfModel } from "./policies-of-model.fixtures.js";
import type { PolicyTableOptions } from "./policy-model.fixtures.js";

const rows = policies(6);

/** The texts of the table's rows, as a server renders them. */
function rowTexts(options?: PolicyTableOptions): readonly string[] {
  const html = renderToString(<PoliciesOfModel rows={rows} {...(options && { options })} />);
  return [...html.matchAll(/<tr[^>]*data-row-id.*?<\/tr>/g)].map(([row]) =>
    row
      .replaceAll(/<!-- -->/g, "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

it("renders the rows of a TanStack table on a server", () => {
  const texts = rowTexts();
  expect(texts).toHaveLength(6);
  for (const [index, { id, holder, status, agent }] of rows.entries()) {
    expect(texts[index]).toContain(`${id} ${holder} ${status}`);
    expect(texts[index]).toContain(agent);
  }
});

it("renders groups with their value, number of rows and totals, and the rows of expanded groups", () => {
  const { status = "" } = rows[0] ?? {};
  const group = rows.filter((row) => row.status === status);
  const texts = rowTexts({
    initialState: { grouping: ["status"], expanded: { [`status:${status}`]: true } },
  });
  const total = group.reduce((sum, { premium }) => sum + premium, 0);
  const [header, ...others] = texts;
  expect(header).toMatch(new RegExp(`^${status} \\(${group.length}\\)`));
  expect(header).toContain(formatMoney(total));
  expect(others.slice(0, group.length).map((text) => text.split(" ")[0])).toEqual(group.map(({ id }) => id));
  expect(texts).toHaveLength(new Set(rows.map((row) => row.status)).size + group.length);
});
