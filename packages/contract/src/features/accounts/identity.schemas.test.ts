import { describe, expect, it } from "vitest";
import { forgotForm, loginBody, registerBody, resetBody, resetByAdminBody } from "./identity.schemas.ts";

const pass = "Vivid-Harbor-41";
const code = "kJ8s-x0PQz7vLm3nRt5yWa";
/** Every form with a user name, complete except for the user name. */
const forms = {
  "sign-in": [loginBody, { pass }],
  "forgotten password": [forgotForm, {}],
  "new password": [resetBody, { pass, pass_confirm: pass, code }],
  register: [registerBody, { pass, pass_confirm: pass, email: "a@portico.test" }],
  "Reset Pass": [resetByAdminBody, { pass }],
} as const;

describe.each(Object.entries(forms))("the user name in the %s form", (_name, [schema, rest]) => {
  const problems = (given: object) =>
    schema.safeParse({ ...rest, ...given }).error?.issues.map(({ path, message }) => [path.join(), message]);

  it.each([[{ user: "" }], [{ user: "  " }], [{}], [{ user: null }]])("is required: %j", (given) => {
    expect(problems(given)).toEqual([["user", "User is required"]]);
  });

  it("must be an email address", () => {
    expect(problems({ user: "agent" })).toEqual([["user", "Must be an email address"]]);
    expect(problems({ user: 1 })).toEqual([["user", "Must be an email address"]]);
    expect(problems({ user: `${"a".repeat(60)}@b.co` })).toEqual([["user", "Up to 62 characters"]]);
    expect(problems({ user: "agent@portico.test" })).toBeUndefined();
  });
});
