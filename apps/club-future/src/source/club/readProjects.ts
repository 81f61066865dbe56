import { asking, BUDGET_FAILED, byTitle, toCents } from '@platform/module-kit/screens';
import type { Level } from '../rows/level';
import type {
  BudgetedProject,
  Project,
  ProjectDocument,
  ProjectOrigin,
  ProjectStatus,
  ProjectUpdate,
} from '../rows/project';
import { PROJECTS_FAILED, HISTORY_FAILED, DOCUMENTS_FAILED } from '../failures';

const read = asking(PROJECTS_FAILED);

export const PROJECT_COLUMNS =
  'id, title, description, priority, status, budget, timeline, starts_on, ends_on, wish_id, lesson_id, ticket_id, version';

interface ProjectRow {
  id: string;
  title: string;
  description: string | null;
  priority: string;
  status: string;
  /** US dollars. */
  budget: number | null;
  timeline: string | null;
  starts_on: string | null;
  ends_on: string | null;
  wish_id: string | null;
  lesson_id: string | null;
  ticket_id: string | null;
  version: number;
}

/** A project as stored in the database. */
export function projectOf(row: ProjectRow): Project {
  return {
    id: row.id,
    title: row.title,
    description: row.description ?? '',
    // Table constraints allow only these.
    priority: row.priority as Level,
    status: row.status as ProjectStatus,
    budget: toCents(row.budget),
    timeline: row.timeline ?? '',
    startsOn: row.starts_on ?? '',
    endsOn: row.ends_on ?? '',
    origin: originOf(row),
    wishId: row.wish_id ?? '',
    version: row.version,
  };
}

function originOf({ wish_id, lesson_id, ticket_id }: ProjectRow): ProjectOrigin | null {
  if (wish_id !== null) return 'wish';
  if (lesson_id !== null) return 'lesson';
  return ticket_id === null ? null : 'ticket';
}

/** The projects of a club, the newest first. @throws DataError */
export async function readProjects(clubId: string): Promise<Project[]> {
  const rows = await read((db) =>
    db
      .from('capital_projects')
      .select(PROJECT_COLUMNS)
      .eq('club_id', clubId)
      .order('created_at', { ascending: false })
      .order('id'),
  );
  return rows.map(projectOf);
}

/** The projects that a budget has a line for; none for people who read no budgets. @throws DataError */
export async function readBudgetedProjects(clubId: string): Promise<BudgetedProject[]> {
  const rows = await asking(BUDGET_FAILED)((db) =>
    db
      .from('budget_categories')
      .select('project_id, year')
      .eq('club_id', clubId)
      .not('project_id', 'is', null)
      .order('project_id'),
  );
  return rows.map(({ project_id, year }) => ({ projectId: project_id ?? '', year }));
}

/** The history of a project, the newest entry first. @throws DataError */
export async function readProjectUpdates(projectId: string): Promise<ProjectUpdate[]> {
  const rows = await asking(HISTORY_FAILED)((db) =>
    db
      .from('project_updates')
      .select('note, from_status, to_status, author_name, happened_at')
      .eq('project_id', projectId)
      .order('created_at', { ascending: false })
      .order('id'),
  );
  return rows.map(({ note, from_status, to_status, author_name, happened_at }) => ({
    note,
    fromStatus: from_status as ProjectStatus | null,
    toStatus: to_status as ProjectStatus | null,
    authorName: author_name,
    happenedAt: happened_at,
  }));
}

export const DOCUMENT_COLUMNS = 'id, version, title, storage_path, size_bytes';

interface DocumentRow {
  id: string;
  version: number;
  title: string;
  storage_path: string | null;
  size_bytes: number | null;
}

/** A document of a project as stored in the database; it has a file. */
export const documentOf = ({ id, version, title, storage_path, size_bytes }: DocumentRow): ProjectDocument => ({
  id,
  version,
  title,
  path: storage_path ?? '',
  bytes: size_bytes ?? 0,
});

/** The documents of a project by title. @throws DataError */
export async function readProjectDocuments(projectId: string): Promise<ProjectDocument[]> {
  const rows = await asking(DOCUMENTS_FAILED)((db) =>
    db.from('club_documents').select(DOCUMENT_COLUMNS).eq('project_id', projectId).not('storage_path', 'is', null),
  );
  return rows.map(documentOf).sort(byTitle);
}
