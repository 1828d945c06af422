import { englishUploads } from "./english/uploads.ts";
import { useHostMessages } from "./messages-context.ts";
import type { RendererMessages } from "./renderer-messages.ts";

type UploadMessages = RendererMessages["uploads"];

/** The texts of uploads. @default English */
export const uploadMessages = (messages?: RendererMessages): UploadMessages =>
  messages?.uploads ?? englishUploads;

/** The texts of uploads, in the host's language. */
export const useUploadMessages = (): UploadMessages => uploadMessages(useHostMessages());
