/** The environment is invalid. `message` says which variable and why. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
