import { DocsContext, PureArgsTable } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { Args } from "storybook/internal/types";
import { withSwitchPositions } from "./switch-positions.ts";

/** The controls of the first story. Unlike Storybook's, every boolean has a switch, also while it isn't set. */
export function PropControls() {
  const context = useContext(DocsContext);
  const { channel } = context;
  const [story] = context.componentStories();
  const storyId = story?.id;
  const [args, setArgs] = useState<Args>(() => (story ? context.getStoryContext(story).args : {}));
  useEffect(() => {
    const update = (change: { storyId: string; args: Args }) => {
      if (change.storyId === storyId) setArgs(change.args);
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, storyId]);
  if (!story) return null;
  return (
    <PureArgsTable
      rows={story.argTypes}
      sort="requiredFirst"
      storyId={story.id}
      args={withSwitchPositions(story.argTypes, args)}
      updateArgs={(updatedArgs) => channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs })}
      resetArgs={(argNames) => channel.emit(RESET_STORY_ARGS, { storyId, argNames })}
    />
  );
}
