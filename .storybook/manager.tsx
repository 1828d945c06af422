import { addons, types } from "storybook/manager-api";
import { AddedWords } from "./added-words.tsx";
import { type SearchWords, searchWordsId } from "./search-words.ts";

const words: SearchWords = JSON.parse(document.getElementById(searchWordsId)?.textContent ?? "{}");

addons.register("portico/search-words", () => {
  addons.add("portico/search-words", {
    type: types.TOOL,
    title: "Other names of components",
    match: () => true,
    render: () => <AddedWords words={words} />,
  });
});
