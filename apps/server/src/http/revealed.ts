/**
 * A response with a full secret. Handlers of calls that reveal get it from `revealValue`, which counts and records it.
 * It is sent, but never stored.
 */
export class Revealed<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}
