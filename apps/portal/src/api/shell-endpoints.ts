import type { Endpoint } from "@portico/contract";
import { configurationEndpoints } from "@portico/contract/features/configuration";
import { identityEndpoints } from "@portico/contract/features/identity";
import { lookupEndpoints } from "@portico/contract/features/lookups";
import { preferenceEndpoints } from "@portico/contract/features/preferences";
import { selectionEndpoints } from "@portico/contract/features/selections";
import { sessionEndpoints } from "@portico/contract/features/session";
import { userEndpoints } from "@portico/contract/features/user";

/** The endpoints that the portal's frame and every list call; they are part of the first load. */
export const shellEndpoints: Readonly<Record<string, Endpoint>> = {
  ...configurationEndpoints,
  ...identityEndpoints,
  ...lookupEndpoints,
  ...preferenceEndpoints,
  ...selectionEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
};
