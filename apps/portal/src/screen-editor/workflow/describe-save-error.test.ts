import ky from "ky";
import { describe, expect, it } from "vitest";
import { describeSaveError } from "./describe-save-error.ts";

/** What a call throws that is answered so. */
async function refusal(body: object): Promise<unknown> {
  return ky("https://portal.invalid/", {
    retry: 0,
    fetch: async () => Response.json(body, { status: 422 }),
  }).catch((error: unknown) => error);
}

describe("why something about a screen was refused", () => {
  it("is shown with the problem at each path", async () => {
    const errors = { "columns[2]": ["columns[2]: `planName` is gone."], sort: ["sort: `planName` is gone."] };
    expect(describeSaveError(await refusal({ message: "It cannot be shown.", errors }))).toEqual({
      text: "It cannot be shown.",
      details: ["columns[2]: `planName` is gone.", "sort: `planName` is gone."],
    });
  });

  it("is shown once if the message names the path already", async () => {
    const body = {
      message: "The document is invalid. id: The id stays a",
      errors: { id: ["The id stays a"] },
    };
    expect(describeSaveError(await refusal(body))).toEqual({ text: body.message, details: [] });
  });
});
