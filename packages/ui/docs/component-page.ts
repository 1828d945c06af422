import * as z from "zod";

/** What the page of a component exports as `page`. */
export const componentPage = z.strictObject({
  /** The title of the component's stories: 'Components/Button'. */
  title: z.string().regex(/^(Components|Patterns)\/./),
  /** The components whose props the page lists, as the package exports them. None for hooks. */
  components: z.array(z.string()),
  /** Other names that people search for, in lower case: 'modal', 'toast'. */
  words: z.array(z.string().regex(/^[^A-Z]+$/)),
  /** Whether its props can change in any release. */
  status: z.enum(["stable", "preview"]),
});

export type ComponentPage = z.output<typeof componentPage>;
