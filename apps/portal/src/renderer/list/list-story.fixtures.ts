import { expect, userEvent, waitFor, within } from "storybook/test";

/** What a story is played on. */
export type Canvas = ReturnType<typeof within>;

/** The rows of the sample list once they are loaded, including the header. */
export const rowsOf = async (canvas: Canvas) => {
  const grid = await canvas.findByRole("grid", { name: "Overdue" });
  await waitFor(() => expect(grid).not.toHaveAttribute("aria-busy"));
  return within(grid).getAllByRole("row");
};

/** Its buttons. */
export const toolbar = (canvas: Canvas) => canvas.getByRole("group", { name: "Overdue actions" });

/** A server that cannot do it now. */
export const noServer = Response.json({ message: "The database is away." }, { status: 503 });

/** In a narrow window, the filters are collapsed at first. */
export async function unfold(canvas: Canvas) {
  const button = canvas.queryByRole("button", { name: /^Filters/ });
  if (button) await userEvent.click(button);
}
