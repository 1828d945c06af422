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
  it("is told with what is wrong at each place", async () => {
    const errors = { "columns[2]": ["columns[2]: `planName` is gone."], sort: ["sort: `planName` is gone."] };
    expect(describeSaveError(await refusal({ message: "It cannot be shown.", errors }))).toEqual({
      text: "It cannot be shown.",
      details: ["columns[2]: `planName` is gone.", "sort: `planName` is gone."],
    });
  });

  it("is told once where the sentence names the place already", async () => {
    const body = {
      message: "The document is not valid. id: The id stays a",
      errors: { id: ["The id stays a"] },
    };
    expect(describeSaveError(await refusal(body))).toEqual({ text: body.message, details: [] });
  });
});
