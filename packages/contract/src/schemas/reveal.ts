import { isBlank, optionalText } from "@portico/endpoints/schemas";
import * as z from "zod";
import {
  maxExplanation,
  minExplanation,
  otherReason,
  type RevealReason,
  revealReasons,
} from "../reveal-reasons.ts";

/** The codes of the reasons. */
const reasonCodes = Object.keys(revealReasons).filter(isReason);

function isReason(code: string): code is RevealReason {
  return Object.hasOwn(revealReasons, code);
}

/** The number of visible characters of a text, and of the spaces between words. */
function visibleLength(text: string): number {
  const words = text
    .split(/\s+/)
    .map((word) => [...word].filter((character) => !isBlank(character)).join(""));
  return [...words.filter((word) => word !== "").join(" ")].length;
}

/**
 * The body of a call that returns a full secret: what to show, and why. The reason is one of `revealReasons`; "other"
 * needs an explanation.
 * @param what which secret, in addition to the path's parameters
 * @param unknown the message for an unknown reason; names the codes by default
 */
export function revealBody<Shape extends z.ZodRawShape>(
  what: Shape,
  unknown = `Must be one of ${reasonCodes.join(", ")}`,
) {
  return z
    .strictObject({
      ...what,
      reason: z
        .string(unknown)
        .meta({ enum: reasonCodes })
        .pipe(z.enum(reasonCodes, unknown))
        .describe("Recorded in the audit log."),
      explanation: optionalText(maxExplanation).describe(
        `Required for "${otherReason}". Recorded in the audit log.`,
      ),
    })
    .superRefine(({ reason, explanation = "" }: { reason?: unknown; explanation?: unknown }, context) => {
      if (reason !== otherReason || visibleLength(String(explanation)) >= minExplanation) return;
      const message = `Explain why in at least ${minExplanation} characters`;
      context.addIssue({ code: "custom", path: ["explanation"], message });
    });
}

/** The form that asks why someone needs a secret. */
export const revealForm = revealBody({}, "Choose a reason");

/** The values of that form, and what is valid. */
export type RevealForm = z.input<typeof revealForm>;
export type ValidReveal = z.output<typeof revealForm>;
