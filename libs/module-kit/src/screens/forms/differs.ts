/** Whether the values of a form differ from the first ones. Lists and sets are compared by what they hold. */
export function differs<D extends object>(draft: D, first: D): boolean {
  return (Object.keys(draft) as (keyof D)[]).some((field) => !isSame(draft[field], first[field]));
}

function isSame(value: unknown, other: unknown): boolean {
  if (!isList(value) || !isList(other)) return value === other;
  const [values, others] = [new Set<unknown>(value), new Set<unknown>(other)];
  return values.size === others.size && [...values].every((each) => others.has(each));
}

const isList = (value: unknown): value is Iterable<unknown> => Array.isArray(value) || value instanceof Set;
