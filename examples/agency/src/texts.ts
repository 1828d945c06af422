/** The texts of the app. */
const english = {
  clients: "Clients",
  client: "client",
  visits: "Visits",
  visit: "visit",
  name: "Name",
  phone: "Phone",
  birthDate: "Date of birth",
  date: "Date",
  treatment: "Treatment",
  price: "Price",
  status: "Status",
  statuses: { planned: "Planned", done: "Done", missed: "Missed" },
  add: "New",
  newClient: "New client",
  newVisit: "New visit",
  edit: "Edit",
  editClient: "Edit client",
  editVisit: "Edit visit",
  save: "Save",
  saved: "Saved",
  changeStatus: "Change Status",
  nothing: "Nothing here yet",
  language: "Español",
  brand: "Partner brand",
};

export type Texts = typeof english;

const spanish: Texts = {
  clients: "Clientes",
  client: "cliente",
  visits: "Visitas",
  visit: "visita",
  name: "Nombre",
  phone: "Teléfono",
  birthDate: "Fecha de nacimiento",
  date: "Fecha",
  treatment: "Tratamiento",
  price: "Precio",
  status: "Estado",
  statuses: { planned: "Planificada", done: "Realizada", missed: "Perdida" },
  add: "Crear",
  newClient: "Nuevo cliente",
  newVisit: "Nueva visita",
  edit: "Editar",
  editClient: "Editar cliente",
  editVisit: "Editar visita",
  save: "Guardar",
  saved: "Guardado",
  changeStatus: "Cambiar estado",
  nothing: "Todavía no hay nada",
  language: "English",
  brand: "Marca asociada",
};

export const texts = { en: english, es: spanish };
export type Language = keyof typeof texts;
