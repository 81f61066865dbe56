import { byName, byTitle, type Answers } from '@platform/module-kit/screens';
import { dueOf } from '../../rules/due';
import { inRecordOrder } from '../../rules/inRecordOrder';
import type { Participant, TrainingModule } from '../rows/module';
import type { PersonTraining, RecordedModule, TrainingRecord } from '../rows/person';
import type { TrainingReads } from '../trainingSource';

type Known = Answers<TrainingReads>;

/** Computes the counts, the records and the renewals from participants, sessions and certifications. */
export function settle(known: Known): void {
  const today = known.source.today();
  known.change('listParticipants', (people) => [...people].sort(byName));
  known.change('listSessions', (sessions) => [...sessions].sort((a, b) => b.heldOn.localeCompare(a.heldOn)));
  known.change('listModules', (modules) =>
    modules.map((module) => ({ ...module, ...countsOf(known, module) })).sort(byTitle),
  );
  known.change('readRecord', (record, staffId) => record && recordOf(known, record, staffId));
  known.change('listPeople', (people) =>
    people.map((person) => known.get('readRecord', person.staffId)?.person ?? person),
  );
  known.change('listRenewals', (renewals) =>
    renewals
      .map((renewal) => {
        const modules = known.get('listModules');
        const module = modules?.find(
          (each) => each.certificationName === renewal.certificationName && !each.isArchived,
        );
        const people = module && known.get('listParticipants', module.id);
        if (!modules || (module && !people)) return renewal;
        const part = people?.find(({ staffId }) => staffId === renewal.staffId);
        return {
          ...renewal,
          moduleId: module?.id ?? null,
          moduleTitle: module?.title ?? null,
          participantId: part?.id ?? null,
          completedOn: part?.completedOn ?? null,
          due: part?.due ?? null,
        };
      })
      .sort((one, other) => one.daysLeft - other.daysLeft || byName(one, other)),
  );

  /** As the view `training_modules` counts them. */
  function countsOf(of: Known, { id, certificationTypeId }: TrainingModule): Partial<TrainingModule> {
    const types = of.get('listCertificationTypes');
    const taking = of.get('listParticipants', id);
    return {
      ...(types && { certificationName: types.find((type) => type.id === certificationTypeId)?.name ?? null }),
      ...(taking && {
        totalParticipants: taking.length,
        completedParticipants: taking.filter(isCompleted).length,
        overdueParticipants: taking.filter(isOverdue).length,
        nextDue: firstDue(taking, today),
      }),
    };
  }

  function recordOf(of: Known, record: TrainingRecord, staffId: string): TrainingRecord {
    const modules = inRecordOrder(
      of.get('listModules')?.flatMap((module) => partsIn(of, module, record, staffId)) ?? record.modules,
    );
    // A record does not name the other attendees.
    const sessions = of
      .get('listSessions')
      ?.flatMap((session) => (session.staffIds.includes(staffId) ? { ...session, staffIds: [staffId] } : []));
    const now = { ...record, modules, sessions: sessions ?? record.sessions };
    return { ...now, person: { ...record.person, ...figuresOf(now, today) } };
  }
}

/** A person's part in a module, as their record shows it. */
function partsIn(known: Known, module: TrainingModule, record: TrainingRecord, staffId: string): RecordedModule[] {
  const { id: moduleId, title, inServiceHours, isArchived } = module;
  const taking = known.get('listParticipants', moduleId)?.filter((person) => person.staffId === staffId);
  const parts =
    taking?.map(({ id: participantId, completedOn, due }) => ({ participantId, completedOn, due })) ??
    record.modules.filter((part) => part.moduleId === moduleId);
  return parts.map((part) => ({ ...part, moduleId, title, inServiceHours, isArchived }));
}

/** As the view `training_people` counts them. */
function figuresOf({ modules, sessions }: TrainingRecord, today: string): Partial<PersonTraining> {
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  const taking = modules.filter(({ isArchived }) => !isArchived);
  const minutesIn = (period: string) =>
    sum(sessions.flatMap(({ heldOn, minutes }) => (heldOn.startsWith(period) ? minutes : [])));
  return {
    assigned: taking.length,
    completed: taking.filter(isCompleted).length,
    overdue: taking.filter(isOverdue).length,
    nextDue: firstDue(taking, today),
    moduleHours: sum(modules.map((part) => (part.completedOn?.startsWith(year) ? (part.inServiceHours ?? 0) : 0))),
    sessionMinutes: minutesIn(year),
    sessionMinutesThisMonth: minutesIn(month),
  };
}

type Part = Pick<Participant, 'completedOn' | 'due'>;

const isCompleted = ({ completedOn }: Part) => completedOn !== null;
const isOverdue = ({ due }: Part) => due?.state === 'overdue';
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The earliest due date among open modules. */
function firstDue(parts: readonly Part[], today: string) {
  const days = parts.flatMap(({ completedOn, due }) => (completedOn === null && due ? due.on : []));
  return dueOf(days.sort()[0] ?? null, today);
}
