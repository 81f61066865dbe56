import { newId, withChanged, type Answers } from '@platform/module-kit/screens';
import type { ApplicationDetails, ApplicationEvent } from '../../recruitment/source/rows/applicationDetails';
import type { RecruitmentReads } from '../../recruitment/source/recruitmentSource';
import type { StaffDetails, StaffMember } from '../../staff/source/rows/staffMember';
import type { StaffReads } from '../../staff/source/staffSource';

/** The data of the staff and recruitment pages: a change on one page shows on the other. */
export type ClubReads = StaffReads & RecruitmentReads;

export type Known = Answers<ClubReads>;

export const personOf = (known: Known, id: string): StaffMember | undefined =>
  known.get('listStaff')?.people.find((person) => person.id === id);

/** The name of the person who makes a change, as the database records it. */
export const myName = (known: Known): string | null =>
  known.get('listStaff')?.people.find(({ isSelf }) => isSelf)?.name ?? null;

/** Changes a person. @param details changes what only managers see */
export function changePerson(
  known: Known,
  id: string,
  change: Partial<StaffMember>,
  details: (now: StaffDetails) => Partial<StaffDetails> = () => ({}),
): void {
  known.change('listStaff', (list) => ({
    ...list,
    people: withChanged(list.people, [id], ({ details: now }) => ({
      ...change,
      details: now && { ...now, ...details(now) },
    })),
  }));
}

/** A new event of an application, by the person who makes the change. */
export type NewEvent = Pick<ApplicationEvent, 'kind'> & Partial<ApplicationEvent>;

/** Changes an application. @param events its new events, the latest first */
export function changeApplication(
  known: Known,
  id: string,
  change: Partial<ApplicationDetails>,
  events: readonly NewEvent[] = [],
): void {
  const plain = { move: null, note: null, said: null, delivery: null, position: null };
  const stamp = { actorName: myName(known) ?? '', happenedAt: known.source.now().toISOString() };
  const told = events.map((event) => ({ ...plain, ...stamp, ...event, id: newId() }));
  known.change('listApplications', (applications) => withChanged(applications, [id], () => change));
  known.change('readApplication', (application, asked) =>
    asked === id ? { ...application, ...change, events: [...told, ...application.events] } : application,
  );
}
