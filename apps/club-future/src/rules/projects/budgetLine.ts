import type { Project } from '../../source/rows/project';
import type { Season } from '../../source/rows/season';

/** Most characters of the name of a budget line (budget_categories_name_length). */
const LONGEST = 80;

/** The name of the budget line of a project, as `add_project_to_budget` makes it. */
export const budgetLineName = (title: string): string => title.slice(0, LONGEST).trim();

/**
 * The season whose budget a project goes into: the first one that is neither closed nor over, and that is not over when
 * the project starts.
 * @param today day of the club (ISO 8601)
 */
export function seasonToBudget(
  { startsOn }: Pick<Project, 'startsOn'>,
  seasons: readonly Season[],
  today: string,
): Season | undefined {
  const from = startsOn > today ? startsOn : today;
  return [...seasons]
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1))
    .find(({ isClosed, endsOn }) => !isClosed && endsOn >= from);
}
