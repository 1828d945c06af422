import { englishForms } from "./english/forms.ts";
import { useHostMessages } from "./messages-context.ts";
import type { FormMessages, RendererMessages } from "./renderer-messages.ts";

/** The texts of forms. @default English */
export const formMessages = (messages?: RendererMessages): FormMessages => messages?.forms ?? englishForms;

/** The texts of forms, in the host's language. */
export const useFormMessages = (): FormMessages => formMessages(useHostMessages());
