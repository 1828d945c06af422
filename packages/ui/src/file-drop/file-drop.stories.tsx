import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { FileDrop } from "./file-drop.js";

const csv = (name: string, size = 4_096) => new File([new Uint8Array(size)], name, { type: "text/csv" });

/** Simulates dropping a file on the element. */
const drop = (element: HTMLElement, file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
};

const meta = {
  title: "Components/FileDrop",
  component: FileDrop,
  render: function FileDropOfAForm(args) {
    const [file, setFile] = useState(args.file);
    const change = (next: { file: File }) => {
      setFile(next.file);
      args.onFileChange(next);
    };
    return <FileDrop {...args} file={file} onFileChange={change} />;
  },
  args: {
    label: "Policies",
    file: undefined,
    accept: ".csv",
    maxSize: 20 * 1024 ** 2,
    className: "ui:max-w-md",
    onFileChange: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const FileChosen: Story = { tags: ["picture"], args: { file: csv("policies-march.csv", 184_320) } };
export const Invalid: Story = { args: { error: "Choose a file." } };
export const LongText: Story = { args: { file: csv(`${"commission-statements-".repeat(8)}.csv`) } };

export const ChoosesFile: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText("Policies"), csv("policies.csv"));
    await expect(args.onFileChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText("policies.csv")).toBeVisible();
  },
};

export const AcceptsDrop: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText("Policies");
    drop(input, csv("dropped.csv"));
    await waitFor(() => expect(canvas.getByText("dropped.csv")).toBeVisible());
    await expect(args.onFileChange).toHaveBeenCalledOnce();
  },
};

export const RejectsUnsupportedType: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText("Policies");
    drop(input, new File(["x"], "photo.png", { type: "image/png" }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/photo\.png isn't a supported file type/));
    await expect(args.onFileChange).not.toHaveBeenCalled();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الوثائق",
    file: csv("policies-march.csv", 184_320),
  },
};
