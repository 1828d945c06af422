import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { AddedWords } from "./added-words.ts";
import { type SearchWords, searchWordsId } from "./search-words.ts";

const words: SearchWords = JSON.parse(document.getElementById(searchWordsId)?.textContent ?? "{}");

addons.register("portico/search-words", () => {
  addons.add("portico/search-words", {
    type: types.TOOL,
    title: "Other names of components",
    match: () => true,
    // Not as JSX, which Storybook compiles here for a global `React`.
    render: () => createElement(AddedWords, { words }),
  });
});
