import { NotificationProvider } from "@portico/ui/notification";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import portalStyles from "../../../app.css?inline";
import { CropDialog, type CropDialogProps } from "./crop-dialog.tsx";

const landscape = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 12 8">
  <rect width="12" height="8" fill="#bfe0e2"/><circle cx="9" cy="2" r="1" fill="#f5c451"/>
  <path d="M0 8 4 3l3 3 2-2 3 4z" fill="#2c6e63"/></svg>`;

const meta = {
  title: "Screens/My Account/Photo",
  component: CropDialog,
  args: {
    file: new File([landscape], "landscape.svg", { type: "image/svg+xml" }),
    onUpload: fn<CropDialogProps["onUpload"]>(async () => {}),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <NotificationProvider>
        <style>{portalStyles}</style>
        <Story />
      </NotificationProvider>
    ),
  ],
} satisfies Meta<typeof CropDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** The submit button, once it is enabled. */
async function saveButton(canvasElement: HTMLElement) {
  const save = await pageOf(canvasElement).findByRole("button", { name: "Save photo" });
  await waitFor(() => expect(save).toBeEnabled());
  return save;
}

export const Cropping: Story = {
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    const save = await saveButton(canvasElement);
    page.getByRole("group", { name: /^Photo/ }).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await userEvent.click(save);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const sent = args.onUpload.mock.lastCall?.[0].photo ?? new Blob();
    await expect(sent.type).toBe("image/webp");
    const { width, height } = await createImageBitmap(sent);
    await expect([width, height]).toEqual([512, 512]);
  },
};

export const Uploading: Story = {
  args: {
    onUpload: fn<CropDialogProps["onUpload"]>(({ onProgress }) => {
      onProgress(0.4);
      return new Promise<void>(() => {});
    }),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await saveButton(canvasElement));
    const page = pageOf(canvasElement);
    const progress = await page.findByRole("progressbar");
    await waitFor(() => expect(progress).toHaveAttribute("aria-valuenow", "40"));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onUpload: fn<CropDialogProps["onUpload"]>(async () => Promise.reject(new Error("This is no image."))),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await saveButton(canvasElement));
    const page = pageOf(canvasElement);
    const [alert] = await page.findAllByText("Error updating photo This is no image.");
    await expect(alert).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotReadable: Story = {
  args: { file: new File(["II*"], "scan.tiff", { type: "image/tiff" }) },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(await page.findByText(/^This browser can't display the file/)).toBeInTheDocument();
    await userEvent.click(await saveButton(canvasElement));
    await waitFor(() => expect(args.onUpload.mock.lastCall?.[0].photo.name).toBe("scan.tiff"));
  },
};
