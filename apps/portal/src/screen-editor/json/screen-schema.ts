/** The language as JSON Schema, as text. It is loaded when someone first looks at a screen as JSON. */
export async function loadScreenSchema(): Promise<string> {
  const { default: schema } = await import("@portico/portal-config/list-screen.schema.json");
  return JSON.stringify(schema);
}
