/** What to say at a field for a number with decimals, which the database would refuse. @param unit such as "days" */
export const partProblem = (value: number | null, unit: string): string | undefined =>
  value === null || Number.isInteger(value) ? undefined : `Enter a whole number of ${unit}.`;
