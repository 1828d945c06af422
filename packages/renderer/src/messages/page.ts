import { englishPage } from "./english/page.ts";
import { useHostMessages } from "./messages-context.ts";
import type { PageMessages, RendererMessages } from "./renderer-messages.ts";

/** The texts that load with the first list. @default English */
export const pageMessages = (messages?: RendererMessages): PageMessages => messages?.page ?? englishPage;

/** The texts that load with the first list, in the host's language. */
export const usePageMessages = (): PageMessages => pageMessages(useHostMessages());
