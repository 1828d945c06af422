import type { CodeMessages } from "./code-messages.js";

export const spanishCode: CodeMessages = {
  json: {
    items: (count) => (count === 1 ? "1 elemento" : `${count} elementos`),
    characters: (count) => `${count} caracteres`,
    showMore: (count) => `Mostrar ${count} más`,
  },
};
