"use client";

import { useContext } from "react";
import type { Language } from "./languages.js";
import type { Messages } from "./messages.js";
import { MessagesContext } from "./use-messages.js";

/**
 * The texts of a family of components that apps load separately. They come in both languages with its entry, so that
 * other apps don't load them; a provider can replace them.
 * @param texts the texts by language
 * @param override returns what the provider's texts have for the family
 */
export function useFamilyMessages<Texts extends object>(
  texts: Readonly<Record<Language, Texts>>,
  override: (messages: Messages) => Texts | undefined,
): Texts {
  const messages = useContext(MessagesContext);
  const own = messages?.locale.startsWith("es") ? texts.es : texts.en;
  return { ...own, ...(messages && override(messages)) };
}
