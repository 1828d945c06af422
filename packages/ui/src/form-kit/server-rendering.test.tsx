import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { storedApplication } from "./application.fixtures.js";
import { ApplicationForm } from "./application-form.fixtures.js";

it("renders a form with its values on a server", () => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(
    <ApplicationForm stored={{ values: storedApplication, version: 1 }} onSubmit={async () => undefined} />,
  );
  for (const text of ["Maria", "(305) 555-0142", "Make a change first", "Coverage"])
    expect(html).toContain(text);
});
