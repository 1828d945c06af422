import { describe, expect, it } from "vitest";
import { invisibleCharacterIn, withInvisibleCharactersShown } from "./plain-text.ts";

describe("a text with invisible characters", () => {
  it.each([
    ["a NUL", "Poli\u0000cies", "U+0000"],
    ["a line end", "Policies\nof Ana", "U+000A"],
    ["a direction override", "\u202eseiciloP", "U+202E"],
    ["a direction isolate", "\u2067Policies", "U+2067"],
    ["a zero-width space", "Poli\u200bcies", "U+200B"],
    ["a soft hyphen", "Poli\u00adcies", "U+00AD"],
    ["half a character", "Policies\ud83d", "U+D83D"],
    ["a tag", "Policies\u{e0061}", "U+E0061"],
  ])("is detected: %s", (_what, text, code) => {
    expect(invisibleCharacterIn(text)).toBe(code);
    expect(withInvisibleCharactersShown(text)).toContain(code);
    expect(invisibleCharacterIn(withInvisibleCharactersShown(text))).toBeUndefined();
  });

  it.each(["Pólizas de Ávila", "<script>alert(1)</script>", "سياسات", "👩\u200d⚕️", "בריאות", "नीति"])(
    "is not detected: %s",
    (text) => {
      expect(invisibleCharacterIn(text)).toBeUndefined();
    },
  );
});
