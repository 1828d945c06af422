import type { RendererMessages } from "../renderer-messages.ts";
import { figure } from "./figure.ts";

export const spanishLive: RendererMessages["live"] = {
  label: "En vivo",
  newRows: (count, time) => (count === 1 ? `1 nuevo el ${time}` : `${figure(count)} nuevos el ${time}`),
  paused: "En pausa. Vaya a la primera página, con lo más nuevo primero, para continuar.",
};
