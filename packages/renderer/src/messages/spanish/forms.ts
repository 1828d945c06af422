import type { FormMessages } from "../renderer-messages.ts";

export const spanishForms: FormMessages = {
  loading: "Cargando",
  notLoaded: "No se pudo cargar el formulario",
  broken: "No se puede mostrar este formulario",
  noSuchForm: (id) => `forms: no existe el formulario \`${id}\`. Corrija la declaración de la pantalla.`,
  noSuchEndpoint: (id) =>
    `forms: \`${id}\` no es un endpoint que acepte datos. Corrija la declaración de la pantalla.`,
  fieldsRemoved: (fields) =>
    `El formulario se muestra sin ${fields.join(", ")} porque el servidor no lo acepta. Avise a un administrador.`,
  nothingToEdit: "Primero seleccione una fila para editar.",
  isRequired: (label) => `${label} es obligatorio`,
  notANumber: "Escriba un número",
  notADate: "Debe ser una fecha válida",
  notAPhone: "No es un número de teléfono",
  notAnEmail: "Escriba una dirección de correo electrónico válida",
  choose: "Elija…",
  optionsFailed: "No se pudieron cargar las opciones",
  differs: (label, value) => (value ? `${label}: ${value}` : `${label}: ninguno`),
  keepsSecret: "Déjelo en blanco para conservar el valor actual.",
};
