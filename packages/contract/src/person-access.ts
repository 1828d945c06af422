/** Who may open people: agents who see records of any of these areas. Each record's own list decides what they see. */
export const personAccess =
  "agent view.Policy|admin.Policy|view.Lead|admin.Lead|view.Customer|admin.Customer|view.OfflineApp|admin.OfflineApp|view.Application|admin.Application";

/** Who administers records of people: those of any of these areas. */
export const personAdminAccess =
  "agent admin.Policy|admin.Lead|admin.Customer|admin.OfflineApp|admin.Application";
