import { newId } from '@platform/module-kit/screens';
import type { Project, ProjectDraft, ProjectStatus, ProjectUpdate } from '../rows/project';
import type { Known } from './clubFutureChange';

/** A project as the database stores it. */
export const trimmed = ({
  title,
  description,
  priority,
  budget,
  timeline,
  startsOn,
  endsOn,
}: ProjectDraft): ProjectDraft => ({
  title: title.trim(),
  description: description.trim(),
  priority,
  budget,
  timeline: timeline.trim(),
  startsOn,
  endsOn,
});

/** The year of the budget that has a line for a project. */
export const budgetYearOf = (known: Known, projectId: string): string | undefined =>
  known.get('listBudgetedProjects')?.find((budgeted) => budgeted.projectId === projectId)?.year;

export const findProject = (known: Known, id: string): Project | undefined =>
  known.get('listProjects')?.find((project) => project.id === id);

/** Adds a project to the known ones, without a history yet. */
export function addKnownProject(known: Known, draft: ProjectDraft, more: Partial<Project> = {}): Project {
  const added: Project = {
    ...trimmed(draft),
    id: newId(),
    status: 'proposed',
    origin: null,
    wishId: '',
    version: 1,
    ...more,
  };
  known.change('listProjects', (projects) => [added, ...projects]);
  clearRowsOf(known, added.id);
  return added;
}

/** Nothing belongs to a new project, or to one that was deleted. */
export function clearRowsOf(known: Known, projectId: string): void {
  known.change('listBudgetedProjects', (budgeted) => budgeted.filter((one) => one.projectId !== projectId));
  known.set('listProjectUpdates', [projectId], []);
  known.set('listProjectDocuments', [projectId], []);
  known.set('listProjectVotes', [projectId], []);
  known.set('listProjectComments', [projectId], []);
  known.set('listProjectBids', [projectId], []);
}

/** Adds an entry to the known history of a project. */
export function addKnownUpdate(
  known: Known,
  projectId: string,
  note: string,
  fromStatus: ProjectStatus | null,
  toStatus: ProjectStatus | null,
): void {
  const added: ProjectUpdate = {
    note: note.trim(),
    fromStatus,
    toStatus,
    authorName: known.source.readerName,
    happenedAt: known.source.now().toISOString(),
  };
  known.change('listProjectUpdates', (updates, id) => (id === projectId ? [added, ...updates] : updates));
}
