import type { ShellMessages } from "./shell-messages.js";

export const spanishShell: ShellMessages = {
  shell: {
    navigation: "Principal",
    skipToContent: "Ir al contenido",
    openNavigation: "Abrir la navegación",
    closeNavigation: "Cerrar la navegación",
    collapseSidebar: "Contraer la barra lateral",
    expandSidebar: "Expandir la barra lateral",
  },
};
