import { screen, userEvent, within } from "storybook/test";

type Queries = ReturnType<typeof within>;

/** Opens a filter of a bar, in narrow windows in the sheet with all filters. Returns the queries of its panel. */
export async function openFilter(canvas: Queries, label: string): Promise<Queries> {
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

/** Closes the sheet with all filters, if it is open. */
export async function closeFilters(): Promise<void> {
  const done = screen.queryByRole("button", { name: "Done" });
  if (done) await userEvent.click(done);
}

/** Chooses the option of a filter's input, which is a browser's select in narrow windows. */
export async function chooseOption(panel: Queries, label: string, option: string): Promise<void> {
  const box = await panel.findByRole("combobox", { name: label }, { timeout: 5000 });
  if (box instanceof HTMLSelectElement) return userEvent.selectOptions(box, option);
  await userEvent.click(await screen.findByRole("option", { name: option }, { timeout: 5000 }));
}
