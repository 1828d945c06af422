import { useEffect } from "react";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";
import { type SearchWords, withSearchWords } from "./search-words.ts";

/** Adds the words to every index of stories that is loaded. It shows nothing. */
export function AddedWords({ words }: { words: SearchWords }) {
  const { setIndex } = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (!index) return;
    const indexWithWords = withSearchWords(index, words);
    if (indexWithWords !== index) void setIndex(indexWithWords);
  }, [index, setIndex, words]);
  return null;
}
