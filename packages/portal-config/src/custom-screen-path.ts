/** The path of a custom screen, below `/portal/`. */
export function customScreenPath(screenId: string): string {
  return `screens/${screenId}`;
}

/** The path of a custom screen's detail page, below `/portal/`. */
export function customScreenDetailPath(screenId: string): string {
  return `${customScreenPath(screenId)}/:id`;
}
