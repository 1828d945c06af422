/** An error whose message is shown as it is, without the action's name. */
export class ActionProblem extends Error {
  override name = "ActionProblem";
}
