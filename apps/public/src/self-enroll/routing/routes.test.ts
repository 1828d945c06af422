import { expect, it } from "vitest";
import { pathOf, type Route, routeOf } from "./routes.ts";

it.each<Route>([
  { page: "zip" },
  { page: "people" },
  { page: "household" },
  { page: "needs" },
  { page: "plans" },
  { page: "compare" },
  { page: "plan", planId: "99002FL0020001" },
])("finds the page at its own address: %j", (route) => {
  expect(routeOf(pathOf(route))).toEqual(route);
  expect(routeOf(`${pathOf(route)}/`.replace("//", "/"))).toEqual(route);
});

it.each([
  "/",
  "/self-enroll/unknown",
  "/self-enroll/plans_get/",
  "/self-enroll/plans_get/1",
  "/self-enroll/zip",
])("finds no page at %s", (path) => {
  expect(routeOf(path)).toEqual({ page: "notFound" });
});
