/**
 * A sentence about a column that must not be empty (23502), which is named in plain words: `staff_id` is "staff".
 * @returns undefined when the message names no column
 */
export function sentenceOfMissing(message: string): string | undefined {
  const column = /"([a-z_0-9]+)"/.exec(message)?.[1];
  return column && `Fill in “${column.replace(/_(id|param)$/, '').replaceAll('_', ' ')}”: it must not be empty.`;
}
