import type { ScreenDetail } from "@portico/screens";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testClient } from "../client/client.fixtures.ts";
import {
  detailColumns,
  detailHeading,
  detailItems,
  detailName,
  fieldGroups,
  hasValues,
  withoutHeading,
} from "./detail-items.tsx";
import { detailIdOf } from "./use-detail.tsx";

const client = testClient();
const detail: ScreenDetail = {
  as: "dialog",
  title: "Policy",
  titleField: "effectiveDate",
  endpoint: "policies.detail",
  fields: [
    "policyNumber",
    { field: "effectiveDate", header: "From" },
    { field: "agent", access: "administrator" },
    { field: "status", empty: "bad name?" },
    "gone",
  ],
  empty: "This policy has no data?",
};
const id = "00000000-0000-4000-8000-000000000001";
const columns = detailColumns(client, detail, ({ access }) => access === undefined);

it("contains the fields that are in the contract and visible to the user, with the screen's labels", () => {
  const items = detailItems(columns, { policyNumber: "FL-1", effectiveDate: "2026-01-05" }, id);
  expect(items.map(({ name }) => name)).toEqual(["Policy number", "From", "Status"]);
  const values = items.map(({ value }) => renderToStaticMarkup(value));
  expect(values.slice(0, 2)).toEqual(["FL-1", "2026/01/05"]);
  expect(values[2]).toContain("bad name?");
});

it("formats times in the given time zone, as exports do", () => {
  const upload = { ...detail, endpoint: "uploadPolicies.detail", fields: ["createdDate"] };
  const [item] = detailItems(
    detailColumns(client, upload, () => true),
    { createdDate: "2026-01-05T03:30:00Z" },
    id,
    { timeZone: "America/New_York" },
  );
  expect(item).toMatchObject({ name: "Uploaded", value: "2026/01/04 22:30" });
});

it("is empty if the response has no data", () => {
  expect(hasValues(columns, { policyNumber: "", status: null })).toBe(false);
  expect(hasValues(columns, { policyNumber: "", status: "New" })).toBe(true);
});

it("is titled with the formatted value of its title field", () => {
  expect(detailName(client, detail, { effectiveDate: "2026-01-05" }, {})).toBe("2026/01/05");
  const { titleField: _, ...nameless } = detail;
  expect(detailName(client, nameless, {}, {})).toBe("");
});

it("is headed by the person it is about, or else by its title", () => {
  const person: ScreenDetail = {
    ...detail,
    titleField: "policyNumber",
    personFields: ["firstName", "lastName"],
  };
  const response = { policyNumber: "FL-1", firstName: "Mary", lastName: "Jackson" };
  expect(detailHeading(client, person, response, {})).toBe("Mary Jackson · FL-1");
  expect(detailHeading(client, person, { policyNumber: "FL-1" }, {})).toBe("Policy FL-1");
  expect(detailHeading(client, detail, {}, {})).toBe("Policy");
});

it("uses the row's id, or that of another field", () => {
  expect(detailIdOf(detail, { id })).toBe(id);
  expect(detailIdOf({ ...detail, idField: "policyId" }, { id, policyId: "7" })).toBe("7");
  expect(detailIdOf({ ...detail, idField: "policyId" }, { id })).toBeUndefined();
});

it("is shown by its groups, which adjacent fields share, without what the heading has", () => {
  const fields: ScreenDetail["fields"] = [
    "policyNumber",
    { field: "phone", group: "Contact" },
    { field: "email", group: "Contact" },
    { field: "carrier", group: "Coverage" },
    { field: "city", group: "Contact" },
  ];
  const shown = withoutHeading(
    detailColumns(client, { ...detail, fields }, () => true),
    { titleField: "policyNumber", personFields: ["phone", "email"] },
    { policyNumber: "FL-1", phone: "3055550123", email: "" },
  );
  expect(fieldGroups(shown).map(({ title, fields }) => [title, ...fields.map(({ field }) => field)])).toEqual(
    [
      ["Contact", "phone"],
      ["Coverage", "carrier"],
      ["Contact", "city"],
    ],
  );
});
