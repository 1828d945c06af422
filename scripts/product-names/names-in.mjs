/**
 * What a product calls its own things.
 * @typedef {object} ProductNames
 * @property {readonly string[]} anywhere Distinctive names, which no other product has, also as a part of another name:
 *   `PolicyNonPaid`.
 * @property {readonly string[]} inTexts Names that code of another product could have, so they count only in strings and
 *   comments: `notes.create`, `/Leads`.
 * @property {readonly string[]} rights Roles and claims; they count in strings of nothing else.
 */

/**
 * The product's names in a source, with their lines.
 * @param {string} source
 * @param {ProductNames} names
 * @returns {{ line: number, name: string }[]}
 */
export function namesIn(source, { anywhere, inTexts, rights }) {
  const distinctive = oneOf(anywhere, "gi");
  const inText = oneOf(inTexts, "g", { before: "(?:(?=/)|(?<![\\w.$/-]))", after: "(?![\\w(-])" });
  const known = new Set(rights);
  return source.split("\n").flatMap((text, index) => {
    const found = [
      ...[...text.matchAll(distinctive)].map(([name]) => name),
      ...[...text.matchAll(inText)].filter((match) => isInText(text, match.index)).map(([name]) => name),
      ...[...text.matchAll(/(["'`])(.*?)\1/g)].flatMap(([, , content]) => rightsIn(content, known)),
    ];
    return [...new Set(found)].map((name) => ({ line: index + 1, name }));
  });
}

/** Matches each of the texts; nothing if there are none. */
function oneOf(texts, flags, { before = "", after = "" } = {}) {
  // The longest first: `notes.create` is a part of `notes.createMany`.
  const sorted = texts.toSorted((one, other) => other.length - one.length).map((text) => RegExp.escape(text));
  return new RegExp(sorted.length > 0 ? `${before}(?:${sorted.join("|")})${after}` : "(?!)", flags);
}

/** Whether a position is in a comment, or in a string of its line. */
function isInText(line, index) {
  const before = line.slice(0, index);
  if (/^\s*(?:\*|\/\*)|\/\/|\/\*/.test(before)) return true;
  return ['"', "'", "`"].some((quote) => before.split(quote).length % 2 === 0);
}

/** The roles and claims that a text consists of: `agent view.Policy|admin.Policy`. */
function rightsIn(text, known) {
  const parts = text.split(/[\s|,()]+/).filter(Boolean);
  return parts.every((part) => known.has(part)) ? parts : [];
}
