import { englishLive } from "./english/live.ts";
import { useHostMessages } from "./messages-context.ts";
import type { RendererMessages } from "./renderer-messages.ts";

type LiveMessages = RendererMessages["live"];

/** The texts of the Live switch. @default English */
export const liveMessages = (messages?: RendererMessages): LiveMessages => messages?.live ?? englishLive;

/** The texts of the Live switch, in the host's language. */
export const useLiveMessages = (): LiveMessages => liveMessages(useHostMessages());
