import { NoteForm } from '@platform/module-kit/screens';
import type { Project } from '../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

/** Most characters of a note (project_updates_note_length). */
const LONGEST = 1000;

/** Adds an update to the history of a project. */
export function ProjectNote({ project }: { project: Project }) {
  const source = useClubFutureSource();
  const adding = useClubFutureChange((text: string) => source.addNote(project.id, text));
  return (
    <NoteForm
      what="update"
      limit={LONGEST}
      unsaved={`the update on ${project.title}`}
      add={adding.mutateAsync}
      isPending={adding.isPending}
      error={adding.error}
    />
  );
}
