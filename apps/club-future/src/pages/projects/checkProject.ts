import { capital_projects } from '@platform/database/refusals/capital_projects';
import type { DraftErrors } from '@platform/module-kit';
import type { ProjectDraft } from '../../source/rows/project';
import { MOST_CENTS } from '../../rules/mostCents';

const { rules: said } = capital_projects;

/** What is wrong with the fields of a project. The database checks the same. */
export function checkProject({
  title,
  description,
  budget,
  timeline,
  startsOn,
  endsOn,
}: ProjectDraft): DraftErrors<ProjectDraft & Record<string, unknown>> {
  const isBackwards = startsOn !== '' && endsOn !== '' && endsOn < startsOn;
  const isPaid = budget === null || (budget > 0 && budget <= MOST_CENTS);
  return {
    title: title.trim() && title.length <= 200 ? undefined : said.capital_projects_title_length,
    description: description.length <= 4000 ? undefined : said.capital_projects_description_length,
    budget: isPaid ? undefined : said.capital_projects_budget_range,
    timeline: timeline.length <= 60 ? undefined : said.capital_projects_timeline_length,
    endsOn: isBackwards ? said.capital_projects_finish_after_start : undefined,
  };
}
