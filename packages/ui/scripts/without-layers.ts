/** Removes cascade layers from the rules, for hosts whose own styles are unlayered (Tailwind 3). */
export function withoutLayers(css: string): string {
  const layer = /@layer [^;{]*([;{])/.exec(css);
  if (!layer) return css;
  const before = css.slice(0, layer.index);
  const after = css.slice(layer.index + layer[0].length);
  if (layer[1] === ";") return before + withoutLayers(after);
  const end = closingBrace(after);
  return before + withoutLayers(after.slice(0, end)) + withoutLayers(after.slice(end + 1));
}

/** The end of the block whose opening brace precedes the text. */
function closingBrace(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth === 0) return index;
  }
  throw new Error("The stylesheet has a block that is never closed, so its layers cannot be taken off.");
}
