import { expect, it } from "vitest";
import { isBlank } from "./is-blank.js";

it.each([
  ["nothing", ""],
  ["spaces", " \t\n\u00a0\u2003\u3000"],
  ["a zero-width space", "\u200b"],
  ["a soft hyphen", "\u00ad"],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["joiners", "\u200c\u200d"],
  ["direction marks", "\u200e\u200f\u202e\u2066\u2069\u061c"],
  ["Hangul fillers", "\u3164\u115f\u1160\uffa0"],
  ["a blank braille pattern", "\u2800"],
  ["a Khmer inherent vowel", "\u17b4\u17b5"],
  ["a Mongolian vowel separator", "\u180e\u180b"],
  ["invisible operators", "\u2061\u2062\u2063\u2064"],
  ["variation selectors", "\ufe0f\ufe00\u{e0100}"],
  ["tags", "\u{e0041}\u{e007f}"],
  ["combining marks", "\u0301\u0308"],
  ["a grapheme joiner", "\u034f"],
  ["control characters", "\u0000\u0007\u009f"],
  ["a lone surrogate", "\ud800"],
  ["an empty musical note", "\u{1d159}"],
  ["an object replacement character", "\ufffc"],
  ["several of them", " \u200b\u00ad\u3164 \u0301"],
])("does not see %s", (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}Ana${text}`)).toBe(false);
});

it.each(["x", "李", "-", "👍", "👨‍👩‍👧", "e\u0301", "ن", "5", ".", "\ue000"])("sees %s", (text) => {
  expect(isBlank(text)).toBe(false);
});
