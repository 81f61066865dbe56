/** Whether another set has all members of a set, and more. */
export const isPartOfAnother = (set: readonly string[], sets: readonly (readonly string[])[]): boolean =>
  sets.some((other) => other.length > set.length && set.every((member) => other.includes(member)));
