import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { endpointAt } from "./names.ts";

const endpoint = endpoints["auditLog.list"];

describe("the endpoint whose fields a path names", () => {
  const document = { detail: { endpoint: "auditLog.detail", fields: [{ field: "data1" }] } };

  it.each(["detail.fields[0].format", "detail.fields[0].tones"])("is the detail's call at %s", (path) => {
    expect(endpointAt(path, { document, endpoint })).toBe(endpoints["auditLog.detail"]);
  });

  it.each(["columns[0].format", "variants[1].columns[0].tones", "columns"])("is the list at %s", (path) => {
    expect(endpointAt(path, { document, endpoint })).toBe(endpoint);
  });

  it.each([undefined, "odd", { endpoint: "none" }, { endpoint: "toString" }])(
    "is missing if the detail is %j",
    (detail) => {
      expect(endpointAt("detail.fields[0].format", { document: { detail }, endpoint })).toBeUndefined();
    },
  );
});
