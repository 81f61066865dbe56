import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { Button, toast } from '@platform/ui';
import { Link } from 'react-router-dom';
import { seasonToBudget } from '../../rules/projects/budgetLine';
import { useBudgetedProjects, useSeasons } from '../../source/queries';
import type { Project } from '../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

/** Adds an approved project to the budget of the next season. Nothing if it is in one, or if no season is planned. */
export function AddToBudget({ project }: { project: Project }) {
  const source = useClubFutureSource();
  const seasons = useSeasons();
  const budgeted = useBudgetedProjects();
  const adding = useClubFutureChange((year: string) => source.addToBudget(project, year), {
    failed: 'The project was not added to the budget',
    onDone: () => toast({ title: 'Added to the budget', description: project.title, tone: 'success' }),
  });
  const season = seasonToBudget(project, seasons.data ?? [], source.today());
  const isOpen = budgeted.data?.some(({ projectId }) => projectId === project.id) === false;
  if (project.status !== 'approved' || !isOpen || !season) return null;
  return (
    <Button variant="secondary" loading={adding.isPending} onClick={() => adding.mutate(season.year)}>
      Add to budget of {season.year}
    </Button>
  );
}

/** The year of the budget that has a line for the project, with the way to it. */
export function BudgetOfProject({ year }: { year: string }) {
  const { isDemo } = useClubFutureSource();
  const manifest = useManifest();
  const rights = useRights();
  const to = `/pre-season?tab=budget&season=${year}`;
  // In the demo, the modules do not know of each other's changes.
  return !isDemo && isOffered(manifest, to, rights) ? <Link to={to}>{year}</Link> : year;
}
