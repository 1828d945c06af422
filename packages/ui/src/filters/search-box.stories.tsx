import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { SearchBox } from "./search-box.js";

const meta = {
  title: "Components/SearchBox",
  component: SearchBox,
  args: { label: "Search policies", value: "", focusKey: "/", delay: 20, onValueChange: fn() },
  render: function SearchBoxOfAList(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchBox
        {...args}
        value={value}
        onValueChange={(change) => {
          setValue(change.value);
          args.onValueChange(change);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { tags: ["picture"], args: { value: "María" } };

export const LongText: Story = {
  args: { value: "a name far longer than any name in the list could ever be" },
};

/** `/` moves the focus to the box, and is typed in the box itself. */
export const FocusedByAKey: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("searchbox", { name: "Search policies" });
    await userEvent.keyboard("/");
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("");
    await userEvent.keyboard("1/2");
    await expect(box).toHaveValue("1/2");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "1/2" }));
  },
};

/** A text that is too short is no search, and stays in the box. */
export const TextTooShort: Story = {
  args: { minLength: 2, value: "lopez" },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("searchbox");
    await userEvent.clear(box);
    await userEvent.type(box, "g");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "" }));
    await expect(box).toHaveValue("g");
    await userEvent.type(box, "arcia{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "garcia" });
    await expect(box).toHaveValue("garcia");
  },
};

/** Enter searches, then moves to the results, as ↓ does. Esc clears the box, then leaves it. */
export const LeadsToResults: Story = {
  args: { onMoveToResults: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("searchbox");
    await userEvent.type(box, "ana{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "ana" });
    await expect(args.onMoveToResults).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(args.onMoveToResults).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(box).not.toHaveFocus();
  },
};

export const DebouncesTyping: Story = {
  args: { delay: 60 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "maria");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: "maria" });
  },
};

export const Clears: Story = {
  args: { value: "maria" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "" });
    const box = canvas.getByRole("searchbox");
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("");
    await userEvent.keyboard("ana{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "ana" });
    await userEvent.keyboard("{Escape}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "" });
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "ابحث في الوثائق",
  },
};
