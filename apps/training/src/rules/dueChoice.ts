/**
 * What is wrong with a chosen due date; undefined if nothing. The database has the same rule.
 * @param dueOn `YYYY-MM-DD`, empty for none
 * @param today the club's day
 */
export function dueDateProblem(dueOn: string, today: string): string | undefined {
  if (dueOn === '' || dueOn >= today) return undefined;
  return 'This day has passed. Choose today or a later day, or none.';
}
