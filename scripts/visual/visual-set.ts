import { readFileSync } from "node:fs";
import { join } from "node:path";
import { modes } from "./modes.ts";

/** A story of the visual set. */
export interface Story {
  /** As in Storybook's addresses: `components-button--primary`. */
  readonly id: string;
  /** As in Storybook's sidebar: `Components/Button`. */
  readonly title: string;
  readonly name: string;
}

interface IndexEntry extends Story {
  readonly type: "story" | "docs";
  readonly tags?: readonly string[];
}

/** More pictures than these are no longer looked at. */
const mostPictures = 400;

/** A story with this tag belongs to the visual set. */
const tag = "picture";

/** Components that share a picture with others: `Patterns/Every field` and `Foundations/Small components`. */
const shownTogether = new Set([
  ...["AddressField", "CardNumberField", "Checkbox", "CheckboxGroup", "DateField"],
  ...[
    "DateOfBirthField",
    "DateRangeField",
    "ExpiryField",
    "FileField",
    "HourField",
    "MoneyField",
    "MonthField",
  ],
  ...[
    "MultiCombobox",
    "NumberField",
    "PasswordField",
    "PercentField",
    "PhoneField",
    "PhotoField",
    "RadioGroup",
  ],
  ...[
    "Select",
    "Slider",
    "SsnField",
    "Switch",
    "TextArea",
    "TextField",
    "TimeField",
    "YearField",
    "ZipField",
  ],
  ...["Avatar", "Breadcrumbs", "Button", "CopyButton", "IconButton", "Kbd", "Link", "Progress", "Skeleton"],
  ...["Stat", "StatusBadge", "Tag"],
]);

/** The stories of a built Storybook by id. */
export function storiesOf(storybook: string): ReadonlyMap<string, IndexEntry> {
  const { entries } = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8")) as {
    entries: Record<string, IndexEntry>;
  };
  return new Map(Object.entries(entries).filter(([, { type }]) => type === "story"));
}

/**
 * The stories of the visual set: those tagged `picture`.
 * @throws if a component has none, or the set is too large to be looked at
 */
export function visualSet(stories: ReadonlyMap<string, IndexEntry>): Story[] {
  const chosen = [...stories.values()].filter(({ tags }) => tags?.includes(tag));
  const shown = new Set(chosen.map(componentOf));
  const missing = [...new Set([...stories.values()].map(componentOf))].filter(
    (name) => isComponent(name) && !shownTogether.has(name.replace("Components/", "")) && !shown.has(name),
  );
  if (missing.length > 0) {
    throw new Error(
      `No picture shows ${missing.join(", ")}, so changes of their looks go unseen. ` +
        `Add \`tags: ["${tag}"]\` to the story that shows the most.`,
    );
  }
  const pictures = chosen.length * modes.length;
  if (pictures > mostPictures) {
    throw new Error(
      `The visual set has ${pictures} pictures, and more than ${mostPictures} are too many to look at. ` +
        `Remove the tag \`${tag}\` from stories that show little more than others.`,
    );
  }
  return chosen;
}

/** `Components/DataTable` of `Components/DataTable/Selection`. */
const componentOf = ({ title }: Story) => title.split("/").slice(0, 2).join("/");

const isComponent = (name: string) => /^(?:Components|Patterns)\//.test(name);
