/** A request that the client didn't send. `errorMessage` says why. */
export class UnsentError extends DOMException {
  readonly reason: "previewOnly" | "sessionEnded";
  /** @param reason `sessionEnded` for a request that waited for a session that then ended */
  constructor(reason: UnsentError["reason"]) {
    super(reason, "AbortError");
    this.reason = reason;
  }
}
