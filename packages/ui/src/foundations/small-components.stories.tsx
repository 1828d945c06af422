import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import * as avatar from "../avatar/avatar.stories.js";
import * as breadcrumbs from "../breadcrumbs/breadcrumbs.stories.js";
import * as button from "../button/button.stories.js";
import * as iconButton from "../button/icon-button.stories.js";
import * as copyButton from "../copy-button/copy-button.stories.js";
import * as kbd from "../kbd/kbd.stories.js";
import * as link from "../link/link.stories.js";
import * as progress from "../progress/progress.stories.js";
import * as skeleton from "../skeleton/skeleton.stories.js";
import * as stat from "../stat/stat.stories.js";
import * as statusBadge from "../status-badge/status-badge.stories.js";
import * as tag from "../tag/tag.stories.js";

const components: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  Avatar: composeStories(avatar),
  Breadcrumbs: composeStories(breadcrumbs),
  Button: composeStories(button),
  CopyButton: composeStories(copyButton),
  IconButton: composeStories(iconButton),
  Kbd: composeStories(kbd),
  Link: composeStories(link),
  Progress: composeStories(progress),
  Skeleton: composeStories(skeleton),
  Stat: composeStories(stat),
  StatusBadge: composeStories(statusBadge),
  Tag: composeStories(tag),
};

/** Every state of the components that are too small for pictures of their own. */
const meta = {
  title: "Foundations/Small components",
  // A part of other components, which is tested but not listed.
  tags: ["!dev", "!autodocs"],
  parameters: {
    // Stories of one component have the same names.
    a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } },
  },
  render: () => (
    <div className="ui:flex ui:flex-col ui:gap-6 ui:font-sans ui:text-fg">
      {Object.entries(components).map(([name, stories]) => (
        <section key={name}>
          <h2 className="ui:mb-2 ui:text-section ui:font-semibold">{name}</h2>
          <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-4">
            {Object.entries(stories).map(([state, Story]) => (
              <div key={state} className="ui:max-w-full">
                <Story />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;

export const AllStates: StoryObj<typeof meta> = { tags: ["picture"] };
