import rules from "./.dependency-cruiser.mjs";

/** Folders whose cycles are still to be removed. */
const exceptions = "^apps/server/src/feature(/|$)";

/** Folders import each other in one direction. Tests and stories may import from anywhere. */
export default {
  forbidden: [
    {
      name: "no-folder-cycles",
      severity: "error",
      scope: "folder",
      comment: "Move what both folders need into a third one, or pass it as a parameter.",
      from: { path: "^apps/server/src(/|$)", pathNot: exceptions },
      to: { circular: true },
    },
  ],
  options: { ...rules.options, exclude: { path: ["\\.cache/", "\\.(test|stories)\\.tsx?$"] } },
};
