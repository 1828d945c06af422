import { fireEvent } from "storybook/test";

/** What an input method, such as that of Japanese, does until Enter confirms its word. */
export async function compose(box: HTMLElement, text: string): Promise<void> {
  await fireEvent.compositionStart(box);
  await fireEvent.keyDown(box, { key: "Process", keyCode: 229, isComposing: true });
  await fireEvent.input(box, { target: { value: text }, isComposing: true });
  await fireEvent.keyUp(box, { key: "Process", isComposing: true });
}

/** Presses Enter to confirm the word, as each browser reports it. */
export const confirmWord: Readonly<Record<"others" | "safari" | "safariWithCode", typeof press>> = {
  others: async (box) => {
    await fireEvent.keyDown(box, { key: "Enter", keyCode: 229, isComposing: true });
    await fireEvent.compositionEnd(box);
    await fireEvent.keyUp(box, { key: "Enter", keyCode: 13 });
  },
  safari: async (box) => {
    await fireEvent.compositionEnd(box);
    await press(box);
  },
  safariWithCode: async (box) => {
    await fireEvent.compositionEnd(box);
    await fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    await fireEvent.keyUp(box, { key: "Enter", keyCode: 229 });
  },
};

/** Presses Enter. */
export async function press(box: HTMLElement): Promise<void> {
  await fireEvent.keyDown(box, { key: "Enter", keyCode: 13 });
  await fireEvent.keyUp(box, { key: "Enter", keyCode: 13 });
}
