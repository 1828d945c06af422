import type { PhotoMessages } from "./photo-messages.js";

export const spanishPhoto: PhotoMessages = {
  photo: {
    choose: "Elija una foto",
    chooseAnother: "Elija otra foto",
    current: "Foto actual",
    crop: "Volver a recortar",
    remove: "Quitar la foto",
    added: "Se agregó la foto",
    removed: "Se quitó la foto",
    cropTitle: "Recortar la foto",
    cropHint: "Arrastre la foto o muévala con las flechas.",
    cropArea: "Foto. Use las flechas para moverla.",
    zoom: "Zoom",
    preview: "Vista previa",
    use: "Usar la foto",
    uploading: "Cargando la foto",
    notCropped: "No se pudo recortar la foto. Pruebe con otro archivo.",
    unreadable: "Este navegador no puede mostrar el archivo. Elija un archivo JPEG o PNG.",
    uncropped:
      "Este navegador no puede mostrar el archivo, así que no se puede recortar. Puede usarlo tal cual y se mostrará el centro.",
    tooLarge: (size, limit) => `Este archivo ocupa ${size}. El máximo es ${limit}.`,
  },
};
