import { expect, screen, userEvent, waitFor, within } from "storybook/test";

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

/** Opens a filter, on narrow screens in the sheet with all filters. Returns the queries of its panel. */
export async function openFilter(canvas: Canvas, label: string): Promise<Canvas> {
  const opened = screen.queryByRole("dialog", { name: "Filters" });
  if (opened) return within(opened);
  const all = canvas.queryByRole("button", { name: /^Filters/ });
  if (all) {
    await userEvent.click(all);
    return within(await screen.findByRole("dialog", { name: "Filters" }, { timeout: 5000 }));
  }
  const chip = canvas.queryByRole("button", { name: new RegExp(`^${label}(:|$)`) });
  if (chip?.getAttribute("aria-expanded") !== "true") {
    await userEvent.click(chip ?? canvas.getByRole("button", { name: "Add filter" }));
    if (!chip) await userEvent.click(await screen.findByRole("menuitem", { name: label }, { timeout: 5000 }));
  }
  return within(await screen.findByRole("dialog", { name: `${label} filter` }, { timeout: 5000 }));
}

/** Chooses the option of a filter's input, which is a browser's select on narrow screens. */
export async function chooseOption(panel: Canvas, label: string, option: string): Promise<void> {
  const box = await panel.findByRole("combobox", { name: label }, { timeout: 5000 });
  await waitFor(() => expect(box).toBeEnabled());
  if (box instanceof HTMLSelectElement) return userEvent.selectOptions(box, option);
  await userEvent.click(await screen.findByRole("option", { name: option }, { timeout: 5000 }));
}

/** Closes the filters that `openFilter` opened. */
export async function closeFilters() {
  const done = screen.queryByRole("button", { name: "Done" });
  await (done ? userEvent.click(done) : userEvent.keyboard("{Escape}"));
}
