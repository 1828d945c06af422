import { crudSchemas, rowAnswer } from "../builders/crud.schemas.ts";
import { policyWorkSchemas } from "../policy-work.schemas.ts";
import { policiesWork, policyEndpoints } from "./policies.ts";

/** The schemas of the policy calls that are no list. */
export const policySchemas = {
  ...crudSchemas("policies", {
    calls: ["detail"],
    answer: rowAnswer(policyEndpoints["policies.detail"].fields),
  }),
  ...policyWorkSchemas("policies", policiesWork),
};
