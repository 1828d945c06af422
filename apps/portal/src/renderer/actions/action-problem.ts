/** Why an action cannot be done, with all details. */
export class ActionProblem extends Error {
  override name = "ActionProblem";
}
