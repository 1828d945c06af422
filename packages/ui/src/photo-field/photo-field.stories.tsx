import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { PhotoField, type PhotoFieldProps } from "./photo-field.js";
import {
  chooseFiles,
  choosePhoto,
  landscape,
  openCropDialog,
  storedPhoto,
  unreadable,
} from "./photos.fixtures.js";

const meta = {
  title: "Components/PhotoField",
  component: PhotoField,
  args: { label: "Photo", className: "ui:max-w-md", onChange: fn() },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

const inAForm: Story["decorators"] = [
  (Story) => (
    <PlainForm>
      <Story />
    </PlainForm>
  ),
];

export const Empty: Story = {
  args: { maxSize: 5 * 1024 ** 2 },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText("Photo")).toHaveAccessibleDescription("up to 5 MB"),
};

export const Crops: Story = {
  args: { name: "photo" },
  decorators: inAForm,
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Photo");
    await chooseFiles(input, landscape);
    const { dialog, use } = await openCropDialog(canvasElement);
    await waitFor(() => expect(dialog.getByRole("group", { name: /^Photo/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    const zoom = dialog.getByRole("spinbutton", { name: "Zoom" });
    await userEvent.clear(zoom);
    await userEvent.type(zoom, "150{Enter}");
    await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveValue("150");
    await expectPosted(canvasElement, [["photo", ""]]);
    await userEvent.click(use);
    await waitFor(() => expect(input).toHaveFocus());
    await expectPosted(canvasElement, [["photo", "landscape.webp"]]);
    const photo = new FormData(canvasElement.querySelector("form") ?? undefined).get("photo");
    const { width, height } = await createImageBitmap(photo instanceof File ? photo : new Blob());
    await expect([width, height]).toEqual([512, 512]);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: photo }));
    await userEvent.click(canvas.getByRole("button", { name: "Crop again" }));
    await userEvent.click(
      (await openCropDialog(canvasElement)).dialog.getByRole("button", { name: "Cancel" }),
    );
    await expectPosted(canvasElement, [["photo", "landscape.webp"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove photo" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Photo removed");
    await expectPosted(canvasElement, [["photo", ""]]);
  },
};

/** The open dialog. */
export const Cropping: Story = {
  args: { shape: "square" },
  play: async ({ canvas, canvasElement }) => {
    await chooseFiles(canvas.getByLabelText("Photo"), landscape);
    const { dialog } = await openCropDialog(canvasElement);
    await expect(dialog.getByText("Preview")).toBeVisible();
  },
};

export const Chosen: Story = {
  args: { defaultValue: landscape },
  play: async ({ canvas }) => expect(canvas.getByText("landscape.svg")).toBeVisible(),
};

export const StoredPhoto: Story = {
  args: { currentSrc: storedPhoto, onRemoveCurrent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("img", { name: "Current photo" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove photo" }));
    await expect(args.onRemoveCurrent).toHaveBeenCalledOnce();
  },
};

export const Controlled: Story = {
  args: { value: null },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Photo");
    await choosePhoto(canvasElement, input);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveProperty("files.length", 0);
  },
};

export const WrongType: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText("Photo");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "notes.txt", { type: "text/plain" }));
    input.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^notes\.txt isn't a supported file type/));
    await expect(input).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { maxSize: 100 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Photo");
    await chooseFiles(input, landscape);
    await expect(input).toHaveAccessibleDescription(/^landscape\.svg is .* The limit is 100 B/);
    await expect(input).toHaveProperty("files.length", 0);
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseFiles(canvas.getByLabelText("Photo"), unreadable);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/^This browser can't display the file\. Choose/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Use photo" })).toBeDisabled();
  },
};

export const Uncropped: Story = {
  args: { maxUncroppedSize: 10 },
  play: async ({ args, canvas, canvasElement }) => {
    await chooseFiles(canvas.getByLabelText("Photo"), unreadable);
    await userEvent.click((await openCropDialog(canvasElement)).use);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ value: unreadable })),
    );
  },
};

/** Some systems do not know the type of a HEIC file. */
export const UncroppedWithoutType: Story = {
  args: { maxUncroppedSize: 10 },
  play: async ({ args, canvas, canvasElement }) => {
    const photo = new File(["heic"], "me.HEIC");
    await chooseFiles(canvas.getByLabelText("Photo"), photo);
    await userEvent.click((await openCropDialog(canvasElement)).use);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ value: photo })),
    );
  },
};

export const UncroppedTooLarge: Story = {
  args: { maxUncroppedSize: 2 },
  play: async ({ canvas, canvasElement }) => {
    await chooseFiles(canvas.getByLabelText("Photo"), unreadable);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText("This file is 3 B. The maximum is 2 B.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Use photo" })).toBeDisabled();
  },
};

/** The crop finishes after its dialog was closed and another one was opened. */
export const Canceled: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Photo");
    const write = spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(() => undefined);
    await chooseFiles(input, landscape);
    const { dialog, use } = await openCropDialog(canvasElement);
    await userEvent.click(use);
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    const finish = write.mock.lastCall?.[0];
    write.mockRestore();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(input).toHaveFocus());
    await chooseFiles(input, landscape);
    const next = await openCropDialog(canvasElement);
    finish?.(new Blob(["x"], { type: "image/webp" }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(next.use).toBeVisible();
    await expect(next.dialog.queryByRole("alert")).toBeNull();
  },
};

export const NotDrawn: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await chooseFiles(canvas.getByLabelText("Photo"), landscape);
    const { dialog, use } = await openCropDialog(canvasElement);
    const context = spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    await userEvent.click(use);
    await expect(await dialog.findByRole("alert")).toBeVisible();
    context.mockRestore();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const endlessUpload = fn<NonNullable<PhotoFieldProps["onUpload"]>>(({ onProgress }) => {
  onProgress({ loaded: 40, total: 100 });
  return new Promise(() => undefined);
});

export const Uploading: Story = {
  args: { onUpload: endlessUpload },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Photo");
    await chooseFiles(input, landscape);
    const { dialog, use } = await openCropDialog(canvasElement);
    await userEvent.click(use);
    await waitFor(() => expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40"));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(endlessUpload.mock.lastCall?.[0].signal.aborted).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: { onUpload: fn(async () => Promise.reject(new Error("The server can't read this image."))) },
  play: async ({ args, canvas, canvasElement }) => {
    await chooseFiles(canvas.getByLabelText("Photo"), landscape);
    const { dialog, use } = await openCropDialog(canvasElement);
    await userEvent.click(use);
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The server can't read this image.");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { error: "Add a photo.", required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Photo/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription("Add a photo.");
  },
};

export const Disabled: Story = {
  args: { disabled: true, currentSrc: storedPhoto, onRemoveCurrent: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Photo")).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Remove photo" })).toBeDisabled();
  },
};

export const ResetWithItsForm: Story = {
  args: { name: "photo", defaultValue: landscape },
  decorators: inAForm,
  play: async ({ canvas, canvasElement }) => {
    await expectPosted(canvasElement, [["photo", "landscape.svg"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove photo" }));
    await expectPosted(canvasElement, [["photo", ""]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expectPosted(canvasElement, [["photo", "landscape.svg"]]));
  },
};

export const ResetAfterCropping: Story = {
  args: { name: "photo", defaultValue: landscape },
  decorators: inAForm,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText("Photo");
    await choosePhoto(canvasElement, input);
    await expect(canvas.getByRole("button", { name: "Crop again" })).toBeVisible();
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    await chooseFiles(input, new File(["x"], "notes.txt", { type: "text/plain" }));
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expectPosted(canvasElement, [["photo", "landscape.svg"]]));
    await expect(canvas.queryByRole("button", { name: "Crop again" })).toBeNull();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(input).toBeValid();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الصورة",
  },
};
