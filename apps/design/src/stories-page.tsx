import { type ComponentType, createElement, type ReactNode } from "react";
import { Heading, Title } from "./text-elements.tsx";

type Args = Readonly<Record<string, unknown>>;

/** A story, or what all stories of a file have in common, as far as a page needs it. */
interface Story {
  readonly args?: Args;
  readonly component?: ComponentType<Args>;
  readonly render?: (args: Args) => ReactNode;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** A file with stories: what they have in common is its default export. */
export type StoriesModule = { readonly default: Story } & Readonly<Record<string, Story>>;

interface StoriesPageProps {
  /** What the page is about. */
  title: string;
  modules: readonly StoriesModule[];
}

/** A page of stories, for what has no page of its own, such as the colors. */
export function StoriesPage({ title, modules }: StoriesPageProps) {
  return (
    <>
      <Title>{title}</Title>
      {modules.flatMap(({ default: meta, ...stories }) =>
        Object.entries(stories)
          .filter(([, story], index) => isShown(story, index))
          .map(([name, story]) => (
            <section key={name}>
              <Heading id={storyTitle(name).toLowerCase().replaceAll(" ", "-")}>{storyTitle(name)}</Heading>
              <StoryView {...meta} {...story} args={{ ...meta.args, ...story.args }} />
            </section>
          )),
      )}
    </>
  );
}

/** A story may use hooks, as it may in Storybook. */
function StoryView({ render, component, args = {} }: Story) {
  if (render) return render(args);
  return component ? createElement(component, args) : null;
}

/**
 * Whether a story shows something that the others don't: one without args and without a `render` of its own is the
 * first one at another width or in another language.
 */
function isShown({ args, render, globals }: Story, index: number): boolean {
  return index === 0 || (globals === undefined && (args ?? render) !== undefined);
}

/** 'TimeZone' as 'Time zone'. In lower case and with hyphens, it is the id that Storybook makes of it. */
function storyTitle(name: string): string {
  const spaced = name.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
