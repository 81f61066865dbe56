import { NoteForm } from '@platform/module-kit/screens';
import type { Application } from '../../source/rows/application';
import { useRecruitmentChange, useRecruitmentSource } from '../../source/useRecruitmentSource';

/** Most characters of a note (`job_application_events_note_length`). */
const LONGEST = 2000;

/** Adds a note with its author and time to an application. */
export function ApplicationNote({ application }: { application: Application }) {
  const source = useRecruitmentSource();
  const adding = useRecruitmentChange((text: string) => source.addNote(application.id, text));
  if (!source.canManage) return null;
  return (
    <NoteForm
      what="note"
      hint="Managers and admins of your club read it."
      limit={LONGEST}
      unsaved={`the note on ${application.name}`}
      add={adding.mutateAsync}
      isPending={adding.isPending}
      error={adding.error}
    />
  );
}
