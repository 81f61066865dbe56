import {
  ask_for_certification,
  keep_finished_course,
  keep_finished_training,
  record_training,
  refuse_archived_training,
  refuse_future_session,
  refuse_passed_due_date,
} from '@platform/database/raised';
import { staff_certifications } from '@platform/database/refusals/staff_certifications';
import { training_courses } from '@platform/database/refusals/training_courses';
import { broken, outdated, raised, type Answers, type DemoRefusals } from '@platform/module-kit/screens';
import type { changes } from '../source/changes';
import type { ModuleDraft } from '../source/rows/module';
import type { SessionDraft } from '../source/rows/session';
import type { TrainingReads } from '../source/trainingSource';

type Known = Answers<TrainingReads>;

const moduleOf = (known: Known, id: string) => known.get('listModules')?.find((module) => module.id === id);
const peopleOf = (known: Known, ids: readonly string[]) =>
  known.all('listParticipants').flatMap((people) => people.filter(({ id }) => ids.includes(id)));

function takenTitle(known: Known, { title }: ModuleDraft, id?: string) {
  const isTaken = known.get('listModules')?.some((module) => module.title === title && module.id !== id);
  return isTaken ? broken(training_courses.rules.training_courses_title_unique, '23505') : undefined;
}

const passed = (known: Known, dueOn: string | null) =>
  dueOn !== null && dueOn < known.source.today() ? raised(refuse_passed_due_date['22023']) : undefined;

const future = (known: Known, { heldOn }: SessionDraft) =>
  heldOn > known.source.today() ? raised(refuse_future_session['22023']) : undefined;

function cannotBegin(known: Known, moduleId: string, dueOn: string | null) {
  const module = moduleOf(known, moduleId);
  return module?.isArchived ? raised(refuse_archived_training.PT409, module.title) : passed(known, dueOn);
}

/** What the demo refuses, with the sentences of the database. */
export const refuse: DemoRefusals<TrainingReads, typeof changes> = {
  addModule: takenTitle,
  saveModule: (known, id, draft, version) => outdated(moduleOf(known, id), version) ?? takenTitle(known, draft, id),
  removeModule(known, id) {
    const isKept = known.get('listParticipants', id)?.some(({ completedOn }) => completedOn !== null);
    return isKept ? raised(keep_finished_course['42501'], moduleOf(known, id)?.title ?? '') : undefined;
  },
  assignRole: (known, moduleId, _role, dueOn) => cannotBegin(known, moduleId, dueOn),
  assignPeople: (known, moduleId, _people, dueOn) => cannotBegin(known, moduleId, dueOn),
  setDueDate(known, ids, dueOn) {
    const isOpen = peopleOf(known, ids).some(({ completedOn, due }) => completedOn === null && due?.on !== dueOn);
    return isOpen ? passed(known, dueOn) : undefined;
  },
  removeParticipants(known, ids) {
    const finished = peopleOf(known, ids).find(({ completedOn }) => completedOn !== null);
    return finished && raised(keep_finished_training.hasFinishedTraining, finished.name);
  },
  complete: (known, _ids, day) => (day > known.source.today() ? raised(record_training['22023']) : undefined),
  renewCertification: (_known, _renewal, { issuedOn, expiresOn }) =>
    issuedOn > expiresOn ? broken(staff_certifications.rules.staff_certifications_dates_order, '23514') : undefined,
  askForCertification: (known, { askedOn, name }) =>
    askedOn === known.source.today() ? raised(ask_for_certification.PT429, name) : undefined,
  addSession: future,
  saveSession: (known, id, draft, version) =>
    outdated(
      known.get('listSessions')?.find((session) => session.id === id),
      version,
    ) ?? future(known, draft),
};
