import pg from "pg";

/** A statement as sent. */
export interface Statement {
  /** Set if it is prepared once per connection. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs `work` and returns the statements sent to PostgreSQL meanwhile, in order. */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = new Proxy(original, {
    apply(target, client, parameters) {
      const [query, values] = parameters;
      const part = (name: string): unknown => Reflect.get(Object(query), name);
      const text = typeof query === "string" ? query : part("text");
      const name = part("name");
      if (typeof text === "string") {
        statements.push({
          name: typeof name === "string" ? name : undefined,
          text,
          values: Array.isArray(values) ? values : [],
        });
      }
      return Reflect.apply(target, client, parameters);
    },
  });
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}
