import { endpoints, exportFormats, hasSearchPath } from "@portico/contract";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";

const operation = z.looseObject({
  operationId: z.string(),
  "x-access": z.string(),
  responses: z.looseObject({}),
});
const document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
const parameters = z.array(z.object({ name: z.string(), in: z.string(), $ref: z.string() }).partial());

describe("the OpenAPI document", () => {
  let api: TestApi;
  beforeAll(async () => {
    const [kind] = databaseKinds;
    if (!kind) throw new Error("There is no kind of database to test on.");
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const read = async () => document.parse(await api.read("/api/openapi.json"));

  it("is valid OpenAPI 3.1", async () => {
    const described = await read();
    expect(described.openapi).toBe("3.1.0");
    expect(await new Validator().validate(described)).toMatchObject({ valid: true });
  });

  it("contains every call of the contract with its access requirement", async () => {
    const operations = Object.values((await read()).paths).flatMap((path) => Object.values(path));
    const described = Object.fromEntries(operations.map((each) => [each.operationId, each["x-access"]]));
    const declared = Object.fromEntries(
      Object.entries(endpoints).flatMap(([id, endpoint]) => [
        [id, endpoint.access],
        ...(hasSearchPath(endpoint) ? [[`${id}.search`, endpoint.access]] : []),
      ]),
    );
    expect(described).toEqual(declared);
  });

  it("contains the field labels of a list, marks personal fields, and declares the export formats", async () => {
    const list = (await read()).paths["/api/Policies"]?.get;
    const row = "200.content.application/json.schema.properties.data.items.properties".split(".");
    const properties = row.reduce<unknown>(
      (value, step) => z.looseObject({}).parse(value)[step],
      list?.responses,
    );
    expect(properties).toMatchObject({
      lastName: { title: "Last name", "x-sensitive": "name", "x-sortable": true },
      months: { properties: { may: { title: "May" } } },
    });
    for (const { mediaType } of Object.values(exportFormats)) {
      expect(list?.responses).toHaveProperty(["200", "content", mediaType]);
    }
    expect(list?.responses).toHaveProperty(["200", "headers", "x-total-rows"]);
    expect(list?.responses).toHaveProperty("406");
  });

  it("declares file uploads, and that file responses are not JSON", async () => {
    const photo = (await read()).paths["/api/user/photo"];
    expect(photo?.post).toMatchObject({
      requestBody: {
        content: {
          "multipart/form-data": {
            schema: { required: ["file"], properties: { file: { format: "binary" } } },
          },
        },
      },
    });
    expect(photo?.post?.responses).toHaveProperty("413");
    expect(photo?.get?.responses).toHaveProperty(["200", "content", "*/*", "schema", "format"], "binary");
    expect(photo?.get?.responses).toHaveProperty("204");
  });

  it("declares which calls support idempotency keys and versions", async () => {
    const { paths } = await read();
    const headers = (path: string, method: string) =>
      parameters
        .parse(paths[path]?.[method]?.parameters)
        .flatMap((parameter) => (parameter.in === "header" ? [parameter.name] : []));
    expect(headers("/api/GeneralConfig", "post")).toEqual(["Idempotency-Key"]);
    expect(headers("/api/GeneralConfig/{id}", "put")).toEqual(["If-Match"]);
    expect(headers("/api/Agent", "put")).toEqual(["Idempotency-Key", "If-Match"]);
    expect(headers("/api/Jobs/{id}", "delete")).toEqual([]);
    expect(headers("/identity/login", "post")).toEqual([]);
  });

  it("declares which calls support the screen and preview headers", async () => {
    const { paths } = await read();
    const origins = (path: string, method: string) =>
      parameters
        .parse(paths[path]?.[method]?.parameters)
        .flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.replace("#/components/parameters/", "")]));
    expect(origins("/api/Policies", "get")).toEqual(["Screen", "Preview"]);
    expect(origins("/api/Policies/status", "post")).toEqual(["Screen"]);
    expect(origins("/api/Configuration", "get")).toEqual(["Preview"]);
    expect(origins("/identity/login", "post")).toEqual([]);
  });

  it.each(["/api/docs/start.js", "/api/docs/swagger-ui.css", "/api/docs/swagger-ui-bundle.js"])(
    "serves %s, which the documentation page loads",
    async (path) => {
      expect((await api.send(path)).status).toBe(200);
      expect(await (await api.send("/api/docs")).text()).toContain(`"${path}"`);
    },
  );

  it("has a documentation page without inline scripts", async () => {
    expect(await (await api.send("/api/docs")).text()).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
