import { describe, expect, it } from "vitest";
import { isProcessing, measureOf } from "./upload-state.js";

describe("upload progress", () => {
  it("is unknown before any report", () => {
    expect(measureOf(undefined)).toBeUndefined();
    expect(isProcessing(undefined)).toBe(false);
  });

  it("counts bytes during the upload", () => {
    const progress = { loaded: 5, total: 10 };
    expect(measureOf(progress)).toEqual({ value: 5, max: 10 });
    expect(isProcessing(progress)).toBe(false);
  });

  it("is unknown after the upload if processing reports nothing", () => {
    for (const progress of [
      { loaded: 10, total: 10 },
      { loaded: 0, total: 0, isProcessing: true },
    ]) {
      expect(isProcessing(progress)).toBe(true);
      expect(measureOf(progress)).toBeUndefined();
    }
  });

  it("counts steps during processing", () => {
    expect(measureOf({ loaded: 3, total: 4, isProcessing: true })).toEqual({ value: 3, max: 4 });
    expect(measureOf({ loaded: 4, total: 4, isProcessing: true })).toEqual({ value: 4, max: 4 });
  });
});
