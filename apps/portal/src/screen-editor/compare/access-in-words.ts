import { groupsInWords } from "../form/access/audience.ts";
import { groupsAsSentence } from "../form/access/right-words.ts";

/** What a requirement asks for in words; one that cannot be read, as it is. */
export function accessInWords(access: string): string {
  return groupsAsSentence(groupsInWords(access)) || access;
}
