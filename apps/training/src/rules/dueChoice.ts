/**
 * What is wrong with a day that is chosen as due date; undefined when nothing is. The database says the same.
 * @param dueOn `YYYY-MM-DD`, empty for none
 * @param today the club's day
 */
export function dueDateProblem(dueOn: string, today: string): string | undefined {
  if (dueOn === '' || dueOn >= today) return undefined;
  return 'This day has passed. Choose today or a later day, or none.';
}
