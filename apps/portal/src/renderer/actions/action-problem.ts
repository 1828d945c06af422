/** Why an action cannot be done, in words that say all there is to say. */
export class ActionProblem extends Error {
  override name = "ActionProblem";
}
