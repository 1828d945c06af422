import { englishViews } from "./english/views.ts";
import { useHostMessages } from "./messages-context.ts";
import type { RendererMessages } from "./renderer-messages.ts";

type ViewMessages = RendererMessages["views"];

/** The texts of saved views and favorites. @default English */
export const viewMessages = (messages?: RendererMessages): ViewMessages => messages?.views ?? englishViews;

/** The texts of saved views and favorites, in the host's language. */
export const useViewMessages = (): ViewMessages => viewMessages(useHostMessages());
