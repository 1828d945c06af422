import { englishFirst, type Messages } from "./messages.js";
import { englishWork } from "./work-messages.js";

/** The words in English; what speaks without a provider speaks these. */
export const english: Messages = { ...englishFirst, ...englishWork };
