import type { FormMessages } from "./form-messages.js";

export const spanishForm: FormMessages = {
  form: {
    invalid: "¡Hay errores en el formulario!",
    showErrors: "Mostrar errores",
    errorsTitle: "Corrija estos errores",
    unsaved: "Cambios sin guardar",
    upToDate: "Todos los cambios están guardados",
    submit: { create: "Enviar", edit: "Guardar" },
    sections: "Secciones",
    complete: "completa",
    errorCount: (count) => (count === 1 ? "1 error" : `${count} errores`),
    nothing: "Vacío",
    optionsFailed: "No se pudieron cargar las opciones.",
    chooseFirst: (label) => `Primero elija ${label}`,
    versionConflict: {
      title: "Otra persona hizo cambios",
      text: "Elija qué versión conservar de cada campo.",
      same: "Ambas versiones tienen los mismos valores.",
      mine: "La suya",
      theirs: "La otra",
      keep: "Guardar las versiones elegidas",
      reload: "Descartar mis cambios",
    },
    draft: {
      restored: "Se restauró su borrador.",
      discard: "Descartar borrador",
      question: "¿Descartar este borrador?",
      questionText: "Se elimina lo que se escribió en él.",
      failed: "No se pudo guardar su borrador. Envíe el formulario para conservar los cambios.",
    },
    steps: {
      label: "Pasos",
      back: "Atrás",
      next: "Siguiente",
      review: "Revisión",
      edit: (step) => `Editar ${step}`,
      position: (position, count) => `Paso ${position} de ${count}`,
    },
  },
};
