import type { Args, ArgTypes } from "storybook/internal/types";

/**
 * The args of a story with a value for every boolean, so that the controls have a switch for it instead of a button that
 * sets it first. A boolean that isn't set is in the position of its documented default, or else off.
 */
export function withSwitchPositions(argTypes: ArgTypes, args: Args): Args {
  const unset = Object.entries(argTypes).filter(
    ([name, { type }]) =>
      args[name] === undefined && (typeof type === "string" ? type : type?.name) === "boolean",
  );
  return {
    ...args,
    ...Object.fromEntries(unset.map(([name, { table }]) => [name, table?.defaultValue?.summary === "true"])),
  };
}
