import type { FieldMessages } from "./field-messages.js";

export const spanishFields: FieldMessages = {
  fields: {
    showPassword: "Mostrar la contraseña",
    charactersLeft: (count) => (count === 1 ? "Queda 1 carácter" : `Quedan ${count} caracteres`),
    characterCount: (count, limit) => `${count} de ${limit} caracteres`,
  },
};
