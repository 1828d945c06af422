import { expect, userEvent, waitFor, within } from "storybook/test";

/** The testing-library queries of a story's canvas. */
export type Canvas = ReturnType<typeof within>;

/** Waits until the sample list is loaded. Returns its rows, including the header. */
export const rowsOf = async (canvas: Canvas) => {
  const grid = await canvas.findByRole("grid", { name: "Overdue" });
  await waitFor(() => expect(grid).not.toHaveAttribute("aria-busy"));
  return within(grid).getAllByRole("row");
};

/** Returns the toolbar of the sample list. */
export const toolbar = (canvas: Canvas) => canvas.getByRole("group", { name: "Overdue actions" });

/** A 503 response. */
export const noServer = Response.json({ message: "The database is away." }, { status: 503 });

/** Opens the filters, which are initially collapsed on narrow screens. */
export async function unfold(canvas: Canvas) {
  const button = canvas.queryByRole("button", { name: /^Filters/ });
  if (button) await userEvent.click(button);
}
