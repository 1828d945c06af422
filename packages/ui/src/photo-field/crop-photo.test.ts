import { expect, it } from "vitest";
import { croppedName } from "./crop-photo.js";

it("names a cropped photo after the chosen file and its new type", () => {
  expect(croppedName("me.at.work.jpg", "image/webp")).toBe("me.at.work.webp");
  expect(croppedName("me", "image/png")).toBe("me.png");
  expect(croppedName(".heic", "image/webp")).toBe("photo.webp");
});
