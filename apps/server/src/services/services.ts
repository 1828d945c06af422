import type { IdentityServices } from "../identity/identity-services.ts";
import type { ExportQueue } from "../lists/export/export-queue.ts";
import type { FileStorage } from "../storage/storage.ts";
import type { Marketplace } from "./marketplace.ts";

/** What features depend on. */
export interface Services extends IdentityServices {
  readonly storage: FileStorage;
  /** The exports that are running or queued on this instance. */
  readonly exportQueue: ExportQueue;
  /** The government marketplace, or its sandbox. */
  readonly marketplace: Marketplace;
}
