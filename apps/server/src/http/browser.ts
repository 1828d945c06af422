/** The browser of a request, by a random identifier in a cookie. It says which requests are of one browser, not whose. */
export interface Browser {
  /** The identifier that the browser sent. Undefined without one. */
  readonly id: string | undefined;
  /** Gives the browser an identifier, or lets it keep its own for longer. Returns it. */
  readonly remember: () => string;
}
