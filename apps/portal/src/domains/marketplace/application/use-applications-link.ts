import { allows } from "@portico/contract";
import { applicationEndpoints } from "@portico/contract/features/marketplace/application";
import { useRights } from "@portico/renderer/host";
import { marketplaceMessages as texts } from "../../../messages/marketplace.ts";

/** Where the user's applications are: a list for agents, their own application for customers. */
export function useApplicationsLink(): { readonly to: string; readonly label: string } {
  return useIsAgent()
    ? { to: "/portal/mk/applications", label: texts.backToList }
    : { to: "/portal/application", label: texts.openOwn };
}

/** Whether the user may do what customers can't, such as listing applications. */
export function useIsAgent(): boolean {
  return allows(applicationEndpoints["application.list"].access, useRights());
}
