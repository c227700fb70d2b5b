/** A wrong or missing setting. The message names the variable; the process ends with `EX_CONFIG`. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The exit code after a `ConfigError`, EX_CONFIG of BSD's sysexits.h: a restart would not help. */
export const EX_CONFIG = 78;
