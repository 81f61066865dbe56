import { begin_project_history } from '@platform/database/said';
import { toDollars, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { PROJECT_COLUMNS, projectOf } from '../club/readProjects';
import { ask, orNull, save } from '../club/requests';
import type { Project, ProjectDraft, ProjectStatus } from '../rows/project';
import { clubFutureChange } from './clubFutureChange';
import { addKnownProject, addKnownUpdate, findProject, clearRowsOf, trimmed } from './knownProjects';

const columnsOf = (draft: ProjectDraft) => ({
  title: draft.title.trim(),
  description: orNull(draft.description),
  priority: draft.priority,
  budget: toDollars(draft.budget),
  timeline: orNull(draft.timeline),
  starts_on: draft.startsOn || null,
  ends_on: draft.endsOn || null,
});

/** Adds a project that is proposed now. Returns its id. */
export const addProject = clubFutureChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: ProjectDraft): Promise<string> {
    const row = { club_id: club.id, ...columnsOf(draft) };
    return (await ask((db) => db.from('capital_projects').insert(row).select('id').single())).id;
  },
  expect(known, draft) {
    const { id, status } = addKnownProject(known, draft);
    addKnownUpdate(known, id, begin_project_history.message, null, status);
    return id;
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveProject = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send(_reader: ClubReader, id: string, draft: ProjectDraft, version: number): Promise<Project> {
    const row = { ...columnsOf(draft), version };
    return projectOf(
      await ask((db) => db.from('capital_projects').update(row).eq('id', id).select(PROJECT_COLUMNS).single()),
    );
  },
  expect(known, id, draft, version) {
    const saved = { ...findProject(known, id), ...trimmed(draft), version: version + 1 } as Project;
    known.change('listProjects', (projects) => withChanged(projects, [id], () => saved));
    return saved;
  },
});

/** Changes the status, and writes the reason into the history of the project. */
export const changeStatus = clubFutureChange({
  send: (_reader: ClubReader, { id, version }: Project, status: ProjectStatus, reason: string): Promise<void> =>
    save((db) =>
      db.rpc('change_project_status', {
        project_id_param: id,
        status_param: status,
        reason_param: reason,
        version_param: version,
      }),
    ),
  expect(known, { id }, status, reason) {
    const before = findProject(known, id);
    if (!before || before.status === status) return;
    known.change('listProjects', (projects) =>
      withChanged(projects, [id], ({ version }) => ({ status, version: version + 1 })),
    );
    addKnownUpdate(known, id, reason, before.status, status);
  },
});

export const addNote = clubFutureChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, projectId: string, note: string): Promise<void> =>
    save((db) => db.from('project_updates').insert({ club_id: club.id, project_id: projectId, note: note.trim() })),
  expect: (known, projectId, note) => addKnownUpdate(known, projectId, note, null, null),
});

/** Deletes a project with its history. The wish that it came from is open again. */
export const deleteProject = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('capital_projects').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listProjects', (projects) => without(projects, [id]));
    clearRowsOf(known, id);
  },
});
