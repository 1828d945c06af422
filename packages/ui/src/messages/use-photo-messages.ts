"use client";

import { useContext } from "react";
import { englishPhoto, type PhotoMessages } from "./photo-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts of photo fields; English without a provider. */
export function usePhotoMessages(): PhotoMessages["photo"] {
  return (useContext(MessagesContext) ?? englishPhoto).photo;
}
