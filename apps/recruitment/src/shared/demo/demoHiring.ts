import { DataError } from '@platform/module-kit';
import type { Application } from '../../recruitment/source/application';
import type { Hired, HireTerms } from '../../recruitment/source/hire';
import { checkDemoEmployment } from '../../staff/demo/demoEmployment';
import type { DemoClub } from './demoClub';
import { startOnboarding } from './demoOnboarding';
import { seasonOf, type DemoPerson } from './demoPeople';

/** How many people of the demo have a role. Inactive people fill no position. */
export const positionsFilled = ({ people }: DemoClub, title: string): number =>
  people.filter(({ role, status }) => role === title && status !== 'Inactive').length;

/** Whether every position of a role is filled. */
export function isRoleFull(club: DemoClub, title: string): boolean {
  const role = club.roles.find((known) => known.title === title);
  return !role || positionsFilled(club, title) >= role.positionsTotal;
}

/** Puts an applicant on the staff of the demo, by the rules of `app.hire_applicant`. Throws its refusals. */
export function hireInDemo(
  club: DemoClub,
  { name, email, phone }: Application,
  role: DemoClub['roles'][number],
  { startDate, pay, beyondPositions, birthDate, reason }: HireTerms,
  newId: string,
): Hired {
  if (!beyondPositions && isRoleFull(club, role.title)) {
    throw new DataError(
      `Every position of ${role.title} is filled.`,
      'PT409',
      409,
      'Add a position to the role, or hire beyond the plan.',
    );
  }
  const known = club.people.find((person) => email && person.email?.toLowerCase() === email.toLowerCase());
  if (known && known.status !== 'Inactive') {
    throw new DataError(
      `${known.name} works here already, as ${known.role}.`,
      'PT409',
      409,
      'Change their role in the staff roster instead.',
    );
  }
  const person = known ?? newPerson(newId, name, email);
  checkDemoEmployment(
    club,
    {
      role: role.title,
      status: 'Pending Onboarding',
      birthDate: birthDate || (person.birthDate ?? ''),
      startDate,
      pay,
    },
    known ?? null,
    reason,
  );
  if (birthDate) person.birthDate = birthDate;
  if (!known) club.people.push(person);
  if (phone) person.phone = phone;
  if (pay !== null) person.hourlyRate = pay / 100;
  const checklist = takeOn(club, person, role.title, startDate);
  return {
    staffId: person.id,
    name: person.name,
    role: role.title,
    status: person.status,
    checklist: checklist.map(({ title, certificationTypeId, isDone }) => ({
      title,
      isCertification: certificationTypeId !== null,
      isDone,
    })),
    positionsFilled: positionsFilled(club, role.title),
    positionsTotal: role.positionsTotal,
    invited: null,
  };
}

/** Makes somebody Pending Onboarding in a role, with what has to be done before they work. */
export function takeOn(club: DemoClub, person: DemoPerson, role: string, startDate: string) {
  Object.assign(person, { role, startDate, endDate: null, status: 'Pending Onboarding', version: person.version + 1 });
  club.seasons.push(seasonOf(person.id, role));
  return startOnboarding(club, person);
}

const newPerson = (id: string, name: string, email: string | null): DemoPerson => ({
  id,
  name,
  role: '',
  status: '',
  email,
  phone: null,
  birthDate: null,
  startDate: null,
  endDate: null,
  hourlyRate: null,
  accountId: null,
  hoursThisWeek: 0,
  totalHours: 0,
  version: 0,
});
