import { allows, type UploadKindName, uploadKinds } from "@portico/contract";
import { statementEndpoints } from "@portico/contract/features/commissions/statements";
import { leadEndpoints } from "@portico/contract/features/leads/leads";
import { applicationEndpoints } from "@portico/contract/features/marketplace/application";
import { uploadPolicyEndpoints } from "@portico/contract/features/policies/upload-policies";
import { useSession } from "../session/session.ts";

/** Who may upload files of each kind, and so change their layouts. */
const accessOf: Readonly<Record<UploadKindName, string>> = {
  policies: uploadPolicyEndpoints["uploadPolicies.upload"].access,
  leads: leadEndpoints["leads.upload"].access,
  applications: applicationEndpoints["application.upload"].access,
  statements: statementEndpoints["statements.load"].access,
};

/** The kinds of files that the user may upload. */
export function useUploadableKinds(): readonly UploadKindName[] {
  const rights = useSession();
  return uploadKinds.filter((kind) => allows(accessOf[kind], rights));
}
