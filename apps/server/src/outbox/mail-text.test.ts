import { describe, expect, it } from "vitest";
import { hasWebAddress, isMailSafe, isSingleLine, toSingleLine } from "./mail-text.ts";

describe("hasWebAddress", () => {
  it.each([
    "Portico",
    "Harbor Health Partners",
    "Smith, Jones & Co.",
    "U.S. Health",
    "Dr. Smith's Insurance, Inc.",
    "St. John 24/7",
    "Version 2.0",
    "Care+ (Florida)",
    "Wait… what?",
    "Über Gesundheit",
    "健康保险",
    "Harbor·Health",
    "A: B",
    "Plan B: the better one",
    "WWWF",
    "",
  ])("is false for %j", (text) => {
    expect(hasWebAddress(text)).toBe(false);
  });

  it.each([
    "http://evil.com",
    "HTTPS://EVIL",
    "https:evil",
    "http : //x",
    "//evil",
    "\\\\evil\\share",
    "www evil",
    "WWW.evil",
    "evil.com",
    "Open evil.com now",
    "evil.com.",
    "(evil.com)",
    "evil .com",
    "EVIL.CO",
    "evil.com/login",
    "sub.evil-corp.museum",
    "e_vil.com",
    "évil.com",
    "злой.рф",
    "例子.中国",
    "💊.ws",
    "xn--80ak6aa92e",
    "evil.xn--p1ai",
    "evil。com",
    "evil．com",
    "evil｡com",
    "evil․com",
    "ｅｖｉｌ．ｃｏｍ",
    "𝐞𝐯𝐢𝐥.𝐜𝐨𝐦",
    "evil⒈com.net",
    "evil\u200b.com",
    "evil.\u200bcom",
    "evil\u00ad.com",
    "evil.\u2060com",
    "evil\u200d.\u200dcom",
    "evil.\u0301com",
    "192.0.2.1",
    "Call 192.0.2.1:8080",
    "[2001:db8::1]",
    "2001:db8:0:0:0:0:0:1",
    "::1",
    "me@evil",
    "me@evil.com",
    "mailto:me",
    "tel:+1900",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp:evil",
  ])("is true for %j", (text) => {
    expect(hasWebAddress(text)).toBe(true);
    expect(isMailSafe(text)).toBe(false);
  });
});

describe("isSingleLine", () => {
  it.each(["Portico", "Café — déjà vu", "👩\u200d⚕️ Health", "می\u200cخواهم", " "])("is %j", (text) => {
    expect(isSingleLine(text)).toBe(true);
    expect(toSingleLine(text)).toBe(text);
  });

  it.each([
    "\0",
    "\u0001",
    "\b",
    "\t",
    "\n",
    "\v",
    "\f",
    "\r",
    "\u001b",
    "\u007f", // C0
    "\u0080",
    "\u0085",
    "\u009b", // C1
    "\u2028",
    "\u2029",
    "\u061c",
    "\u200e",
    "\u200f",
    "\u202a",
    "\u202b",
    "\u202c",
    "\u202d",
    "\u202e", // direction marks
    "\u2066",
    "\u2067",
    "\u2068",
    "\u2069",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u{e0041}", // invisible characters
    "\ud800",
    "\udfff", // unpaired surrogates
  ])("is false with %j, which toSingleLine replaces", (character) => {
    expect(isSingleLine(`a${character}b`)).toBe(false);
    expect(isMailSafe(`a${character}b`)).toBe(false);
    expect(toSingleLine(`a${character}${character}b`)).toBe("a b");
  });
});

it("limits the length of names in email", () => {
  expect(isMailSafe("x".repeat(50))).toBe(true);
  expect(isMailSafe("x".repeat(51))).toBe(false);
});
