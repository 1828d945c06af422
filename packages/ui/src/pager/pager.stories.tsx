import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Pager, type PagerChange } from "./pager.js";

const meta = {
  title: "Components/Pager",
  component: Pager,
  render: function PagerOfAPage(args) {
    const [page, setPage] = useState({ pageNumber: args.pageNumber, pageSize: args.pageSize });
    const change = (next: PagerChange) => {
      setPage({ pageNumber: next.pageNumber, pageSize: next.pageSize });
      args.onChange(next);
    };
    return <Pager {...args} {...page} onChange={change} />;
  },
  args: { pageNumber: 1, pageSize: 10, totalRecords: 312, onChange: fn() },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = { tags: ["picture"] };
export const LastPage: Story = { args: { pageNumber: 32 } };
export const Empty: Story = { args: { totalRecords: 0 } };
export const OnePage: Story = { args: { totalRecords: 7 } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ManyRecords: Story = { args: { pageNumber: 4_312, totalRecords: 1_772_400 } };
export const CustomPageSize: Story = { args: { pageSize: 25 } };

/** A screen has room for more rows than the page has. */
export const FitToScreen: Story = {
  args: { fittingPageSize: 20 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fit to screen" }));
    await expect(args.onChange).toHaveBeenCalledWith({ pageNumber: 1, pageSize: 20, isFit: true });
    await expect(canvas.queryByRole("button", { name: "Fit to screen" })).not.toBeInTheDocument();
  },
};

/** The last counted page. More records exist, which filters can reach. */
export const UncountedRecords: Story = {
  args: { pageNumber: 1_000, totalRecords: 10_000, hasMoreRecords: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("9,991–10,000 of 10,000+")).toBeVisible();
    const next = canvas.getByRole("button", { name: "Next page" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveAccessibleDescription("Use filters to see more records");
  },
};

export const ChangesPage: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("1–10 of 312")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getByText("11–20 of 312")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Last page" }));
    await expect(canvas.getByText("311–312 of 312")).toBeVisible();
    const last = canvas.getByRole("button", { name: "Last page" });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute("aria-disabled", "true");
    await expect(last).toHaveAccessibleDescription("This is the last page");
    const page = canvas.getByRole("textbox", { name: "Page" });
    await userEvent.clear(page);
    await userEvent.type(page, "5{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ pageNumber: 5, pageSize: 10 });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "100");
    await expect(args.onChange).toHaveBeenLastCalledWith({ pageNumber: 1, pageSize: 100 });
    await expect(canvas.getByText("1–100 of 312")).toBeVisible();
  },
};

export const Arabic: Story = arabic;
