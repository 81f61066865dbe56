import { DataError } from '@platform/module-kit';
import { byName, daysBetween, demoClub } from '@platform/module-kit/screens';
import { sampleCertificationTypes, sampleClub, sampleVisitor } from '@platform/sample-club';
import { demoClubOfVisit, openDemoClub, type DemoClub } from '../../shared/demo/demoClub';
import { itemsOf, startOnboarding } from '../../shared/demo/demoOnboarding';
import { currentSeason, type DemoPerson } from '../../shared/demo/demoPeople';
import { demoToday } from '../../shared/demo/demoToday';
import { saveCsv } from '../export/saveCsv';
import type { PersonDraft } from '../person/personDraft';
import { badgeOf, countsOn, stateOf } from '../rules/certificationState';
import { applicationHistory } from '../source/applicationHistory';
import { staffEventInWords } from '../source/eventInWords';
import type { StaffMember } from '../source/staffMember';
import type { StaffSource } from '../source/staffSource';
import { demoCertifications, requiredOf } from './demoCertifications';
import { checkDemoEmployment, demoMinimumWage } from './demoEmployment';
import { importIntoDemo } from './demoImport';
import { demoRetention } from './demoRetention';
import { demoRoles } from './demoRoles';

/** The sample club of this visit, which the pages of recruitment and of the staff share. */
export const createSourceOfVisit = (): StaffSource => createDemoSource(demoClubOfVisit());

/** The sample club at /demo/recruitment/staff: no server, no session. Its rules are those of the database. */
export function createDemoSource(club: DemoClub = openDemoClub()): StaffSource {
  const personOf = (id: string): DemoPerson => {
    const found = club.people.find((person) => person.id === id);
    if (!found) throw new DataError('This person is not on the staff any more. Reload the list.', 'PT404', 404);
    return found;
  };
  const certificationsOf = (staffId: string) =>
    club.certifications.filter((one) => one.staffId === staffId).sort(byName);
  const memberOf = (person: DemoPerson): StaffMember => {
    const held = certificationsOf(person.id);
    const required = club.roles.find(({ title }) => title === person.role)?.requirements ?? [];
    const { id, name, role, status, accountId, ...details } = person;
    return {
      id,
      name,
      role,
      status,
      badge: badgeOf(held, demoToday),
      expiring: held.filter((one) => stateOf(one, held, demoToday) === 'expiring').length,
      validToSeasonEnd: required.every(
        ({ certificationTypeId: typeId }) =>
          typeId === null || held.some((one) => one.typeId === typeId && countsOn(one, currentSeason.endsOn)),
      ),
      isSelf: accountId === sampleVisitor.id,
      details: { ...details, certifications: held, required: requiredOf(required, held) },
    };
  };
  /** The status follows the checklist, and what waits for a certification is done by it. */
  const followOnboarding = (staffId: string) => {
    const person = personOf(staffId);
    const own = itemsOf(club, staffId);
    for (const item of own) {
      const { certificationTypeId: typeId } = item;
      const isHeld = certificationsOf(staffId).some((one) => one.typeId === typeId && countsOn(one, demoToday));
      if (typeId !== null && isHeld && !item.isDone) Object.assign(item, { isDone: true, doneAt: sampleClub.clock });
    }
    const isDone = own.length > 0 && own.every((item) => item.isDone);
    if (person.status === 'Pending Onboarding' && isDone) person.status = 'Active';
    else if (person.status === 'Active' && own.length > 0 && !isDone) person.status = 'Pending Onboarding';
    else return;
    person.version += 1;
  };

  return {
    ...demoClub(sampleClub, '/demo/recruitment/staff'),
    rolesPath: '/demo/recruitment?tab=roles',
    recruitmentPath: '/demo/recruitment',

    listStaff: async () => ({
      today: demoToday,
      people: club.people.map(memberOf).sort(byName),
      isWhole: true,
    }),
    readMember: async (id) => memberOf(personOf(id)),

    async addMember(draft) {
      refuseTakenAddress(club.people, draft, null);
      checkDemoEmployment(club, draft, null, draft.reason);
      const person = {
        ...valuesOf(draft),
        id: crypto.randomUUID(),
        accountId: null,
        hoursThisWeek: 0,
        totalHours: 0,
        version: 1,
      };
      club.people.push(person);
      return person.id;
    },

    async saveMember(id, draft, version) {
      const person = personOf(id);
      if (person.version !== version) {
        throw new DataError('Someone else changed this. Reload to see their version.', 'PT409', 409);
      }
      refuseTakenAddress(club.people, draft, id);
      checkDemoEmployment(club, draft, person, draft.reason);
      club.staffEvents.unshift(...payEventsOf(person, draft));
      Object.assign(person, valuesOf(draft), { version: version + 1 });
      return memberOf(person);
    },

    listCertificationTypes: async () => sampleCertificationTypes.toSorted(byName),

    ...demoCertifications(club, followOnboarding),

    listOnboarding: async (staffId) => itemsOf(club, staffId).map((item) => ({ ...item })),
    async startOnboarding(staffId) {
      if (itemsOf(club, staffId).length === 0) startOnboarding(club, personOf(staffId));
    },
    async setOnboardingDone(itemId, isDone) {
      const item = club.onboarding.find(({ id }) => id === itemId);
      if (!item) throw new DataError('This is not on the checklist any more.', 'PT404', 404);
      Object.assign(item, { isDone, doneAt: isDone ? sampleClub.clock : null });
      followOnboarding(item.staffId);
    },
    listSeasons: async (staffId) =>
      club.seasons.filter((one) => one.staffId === staffId).sort((a, b) => b.year.localeCompare(a.year)),
    listEvents: async (staffId) => [
      ...club.staffEvents.filter((event) => event.staffId === staffId),
      ...club.applications
        .filter((application) => application.staffId === staffId)
        .flatMap(({ id, appliedDate, events }) =>
          applicationHistory({
            id,
            appliedDate,
            events: events.map(({ move, actorName: by, happenedAt: at, ...event }) => ({
              ...event,
              toStatus: move?.to ?? null,
              by,
              at,
            })),
          }),
        ),
    ],

    readSeason: async () => ({ startsOn: currentSeason.startsOn, endsOn: currentSeason.endsOn }),
    listRoles: async () => demoRoles(club),
    readMinimumWage: async () => demoMinimumWage,
    async readMeasures() {
      const here = club.people.filter(({ status }) => status !== 'Inactive').map(memberOf);
      const rates = here.flatMap(({ details }) => (details?.hourlyRate == null ? [] : [details.hourlyRate]));
      const listed = demoRoles(club);
      return {
        staffCount: here.length,
        positionsTotal: listed.reduce((sum, { positionsTotal }) => sum + positionsTotal, 0),
        positionsFilled: listed.reduce((sum, { positionsFilled }) => sum + positionsFilled, 0),
        averageHourlyRate: rates.length > 0 ? rates.reduce((sum, rate) => sum + rate, 0) / rates.length : null,
        certificationsExpiring: here.reduce((sum, { expiring }) => sum + expiring, 0),
        actionNeeded: here.filter(({ badge }) => badge === 'Action Needed').length,
        opensOn: currentSeason.opensOn,
        daysToOpening: Math.max(0, daysBetween(demoToday, currentSeason.opensOn)),
        retentionPercent: demoRetention(club)[0].retentionPercent,
      };
    },
    listRetention: async () => demoRetention(club),

    importStaff: async (file, commit, reason) => importIntoDemo(club, file, commit, reason),
    exportStaff: async () => saveCsv(club.people.map(memberOf), `staff-${demoToday}.csv`),
  };
}

function payEventsOf(person: DemoPerson, { pay, reason }: PersonDraft): DemoClub['staffEvents'] {
  const to = pay === null ? null : pay / 100;
  if (to === person.hourlyRate) return [];
  const what = staffEventInWords({
    kind: 'pay',
    from: person.hourlyRate,
    to,
    warning: null,
    reason: reason.trim() || null,
    season: null,
    role: null,
  });
  return [{ staffId: person.id, id: crypto.randomUUID(), at: sampleClub.clock, what, by: 'Elena Ruiz' }];
}

function refuseTakenAddress(people: readonly DemoPerson[], { email }: PersonDraft, ownId: string | null): void {
  const address = email.trim().toLowerCase();
  const taken = people.find((person) => person.id !== ownId && person.email?.toLowerCase() === address);
  if (address === '' || !taken) return;
  const message = `${taken.name} already has the email address ${email.trim()}.`;
  throw new DataError(message, '23505', 409, 'Open that person, or enter another address.');
}

function valuesOf(
  draft: PersonDraft,
): Omit<DemoPerson, 'id' | 'version' | 'hoursThisWeek' | 'totalHours' | 'accountId'> {
  return {
    name: draft.name.trim(),
    role: draft.role,
    status: draft.status,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    birthDate: draft.birthDate || null,
    startDate: draft.startDate || null,
    endDate: draft.endDate || null,
    hourlyRate: draft.pay === null ? null : draft.pay / 100,
  };
}
