/** Settings that the platform and the operator give a function. On a hosted project these are its secrets. */
export type Environment = Record<string, string | undefined>;

/** Reads a variable without which the function cannot work. Throws a sentence for the operator's log. */
export function requireVariable(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} is not set: set it in the environment of the functions`);
  return value;
}
