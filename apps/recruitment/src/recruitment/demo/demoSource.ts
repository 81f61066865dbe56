import { minimumWageProblem, requiredAge } from '@platform/contract/employment';
import { DataError } from '@platform/module-kit';
import { byName, byTitle, compareNames, demoClub } from '@platform/module-kit/screens';
import { sampleCertificationTypes, sampleClub } from '@platform/sample-club';
import { inPublicOrder } from '../rules/requirements';
import type { ApplicationStatus } from '../rules/status';
import { lawfulAgeInDemo } from '../../shared/demo/demoAges';
import { demoClubOfVisit, openDemoClub, type DemoClub } from '../../shared/demo/demoClub';
import { hireInDemo, isRoleFull, positionsFilled, takeOn } from '../../shared/demo/demoHiring';
import { closedSeason, currentSeason } from '../../shared/demo/demoPeople';
import { standingsInDemo } from '../../shared/demo/demoStandings';
import { demoToday } from '../../shared/demo/demoToday';
import { rehiredInWords } from '../../staff/source/eventInWords';
import { positionsIn } from '../../shared/positionsIn';
import { demoMinimumWage } from '../../staff/demo/demoEmployment';
import type { Answer, Application } from '../source/application';
import type { ApplicationDetails } from '../source/applicationDetails';
import type { JobRole, JobRoleValues } from '../source/jobRole';
import type { RehireOutcome } from '../source/lastSeason';
import type { AnswerTerms } from '../source/letter';
import type { RecruitmentSource } from '../source/recruitmentSource';

/** Most roles that a club's public page shows (`app.public_club_page`). */
const PUBLIC_ROLES = 4;
const CONFLICT = 'Someone else changed this. Reload to see their version.';
const ME = 'You';

/** The sample club of this visit, which the pages of recruitment and of the staff share. */
export const createSourceOfVisit = (): RecruitmentSource => createDemoSource(demoClubOfVisit());

/** The sample club at /demo/recruitment: no server, no session. What is changed lasts for the visit. */
export function createDemoSource(club: DemoClub = openDemoClub()): RecruitmentSource {
  const nextId = (kind: string) => `demo-${kind}-${(club.added += 1)}`;
  const roleNow = (role: DemoClub['roles'][number]): JobRole => ({
    ...role,
    positionsFilled: positionsFilled(club, role.title),
    requiredAge: requiredAge({ lawfulAge: lawfulAgeInDemo(role), minimumAge: role.minimumAge }),
  });
  const roleOf = (id: string) =>
    found(
      club.roles.find((role) => role.id === id),
      'This job role does not exist.',
    );
  const applicationOf = (id: string) =>
    found(
      club.applications.find((application) => application.id === id),
      'This application does not exist.',
    );
  const replace = (id: string, change: Partial<ApplicationDetails>) => {
    club.applications = club.applications.map((application) =>
      application.id === id ? { ...application, ...change, version: application.version + 1 } : application,
    );
  };
  const stamp = () => ({ id: nextId('event'), actorName: ME, happenedAt: sampleClub.clock });
  const moved = ({ status: from }: Application, to: ApplicationStatus) => ({
    ...stamp(),
    kind: 'moved' as const,
    move: { from, to },
    note: null,
    said: null,
    delivery: null,
    position: null,
  });
  const noted = (note: string) => ({
    ...stamp(),
    kind: 'note' as const,
    move: null,
    note,
    said: null,
    delivery: null,
    position: null,
  });
  // No email leaves the demo: it keeps the text, and claims no delivery.
  const answered = (kind: Answer | 'refused', { letter, position }: AnswerTerms) => ({
    ...noted(letter ?? 'No email was sent.'),
    kind,
    position,
  });
  const writeRole = (values: JobRoleValues, over?: JobRole) => {
    if (club.roles.some(({ id, title }) => title === values.title && id !== over?.id))
      throw refusal('The club has a job role of this title already. Choose another title.', '23505');
    requireLawfulPay(values);
    const requirements = inPublicOrder(values.requirements.map((wanted) => ({ ...wanted, id: nextId('requirement') })));
    const written = { ...values, requirements, id: over?.id ?? nextId('role'), version: (over?.version ?? 0) + 1 };
    if (over) {
      const { title } = roleOf(over.id);
      for (const person of club.people) if (person.role === title) person.role = values.title;
    }
    club.roles = [...club.roles.filter(({ id }) => id !== over?.id), written].sort(byTitle);
  };

  return {
    ...demoClub(sampleClub, '/demo/recruitment'),
    staffPath: '/demo/recruitment/staff',

    readFacts: async () => ({
      slug: sampleClub.slug,
      seasonStartsOn: currentSeason.startsOn,
      seasonOpensOn: currentSeason.opensOn,
      seasonEndsOn: currentSeason.endsOn,
      isSeasonClosed: false,
    }),
    async readFigures() {
      const { total, filled } = positionsIn(club.roles.map(roleNow));
      return {
        positionsFilled: filled,
        positionsTotal: total,
        percent: total > 0 ? Math.round((100 * filled) / total) : null,
      };
    },

    listApplications: async () => [...club.applications],
    listStandings: async () => standingsInDemo(club),
    readApplication: async (id) => applicationOf(id),
    addressOfResume: async ({ path }) => path,
    async moveApplication({ id, version }, to, rejection) {
      const now = applicationOf(id);
      if (now.version !== version) throw refusal(CONFLICT, 'PT409');
      if (to === 'rejected' && !rejection?.reason.trim()) throw refusal('A rejection needs a reason.', 'PT422');
      const told = rejection?.letter ? [answered('refused', { letter: rejection.letter, position: null })] : [];
      const why = rejection ? [noted(rejection.reason)] : [];
      replace(id, { status: to, events: [...told, ...why, moved(now, to), ...now.events] });
      return version + 1;
    },
    async answerApplicant({ id, version }, answer, terms) {
      const now = applicationOf(id);
      if (now.version !== version) throw refusal(CONFLICT, 'PT409');
      replace(id, { events: [answered(answer, terms), ...now.events] });
      return version + 1;
    },
    readLetterSettings: async () => club.letters,
    async saveLetterSettings(settings) {
      club.letters = { ...settings, version: (club.letters.version ?? 0) + 1 };
    },
    async addNote(id, note) {
      const now = applicationOf(id);
      replace(id, { events: [noted(note), ...now.events] });
    },
    async enterApplication({ jobRoleIds, email, phone, ...values }) {
      const id = nextId('application');
      const positions = jobRoleIds.map((jobRoleId) => ({ jobRoleId, title: roleOf(jobRoleId).title }));
      const empty = {
        message: null,
        notes: null,
        events: [],
        certificates: [],
        resumes: [],
        consentedAt: null,
        staffId: null,
        hiredAs: null,
      };
      club.applications = [
        {
          ...values,
          ...empty,
          id,
          positions,
          email: email || null,
          phone: phone || null,
          status: 'pending_review',
          season: sampleClub.season,
          version: 1,
        },
        ...club.applications,
      ];
      return id;
    },
    async hire({ id, version }, terms) {
      const application = applicationOf(id);
      if (application.version !== version || application.status === 'hired')
        throw refusal(CONFLICT, 'PT409', `Look how far ${application.name} is by now.`);
      const hired = hireInDemo(club, application, roleOf(terms.jobRoleId), terms, nextId('staff'));
      replace(id, {
        status: 'hired',
        staffId: hired.staffId,
        hiredAs: hired.role,
        events: [moved(application, 'hired'), ...application.events],
      });
      return hired;
    },

    listJobRoles: async () => club.roles.map(roleNow),
    readMinimumWage: async () => demoMinimumWage,
    listCertificationTypes: async () => sampleCertificationTypes.toSorted(byName),
    addJobRole: async (values) => writeRole(values),
    async saveJobRole(role, values) {
      if (roleOf(role.id).version !== role.version) throw refusal(CONFLICT, 'PT409');
      writeRole(values, role);
    },
    async setJobRoleOpen({ id }, isOpen) {
      if (isOpen) requireLawfulPay(roleOf(id));
      club.roles = club.roles.map((role) => (role.id === id ? { ...role, isOpen, version: role.version + 1 } : role));
    },
    async deleteJobRole({ id }) {
      club.roles = club.roles.filter((role) => role.id !== id);
    },
    async listPublicRoleIds() {
      const free = ({ positionsTotal, positionsFilled: filled }: JobRole) => positionsTotal - filled;
      return club.roles
        .map(roleNow)
        .filter((role) => role.isOpen && free(role) > 0)
        .sort((a, b) => free(b) - free(a) || compareNames(a.title, b.title))
        .slice(0, PUBLIC_ROLES)
        .map(({ id }) => id);
    },

    readLastSeason: async () => ({ id: closedSeason.id, year: closedSeason.year, people: [...club.lastSeason] }),
    async rehire(_seasonId, staffIds, beyondPositions) {
      const chosen = club.lastSeason.filter(({ staffId }) => staffIds.includes(staffId));
      return chosen.map(({ staffId, name, role, hasReturned, isEligible }): RehireOutcome => {
        const person = found(
          club.people.find(({ id }) => id === staffId),
          'This person is not on the staff any more.',
        );
        const told = (outcome: RehireOutcome['outcome']) => ({ staffId, name, role, outcome, status: person.status });
        if (hasReturned) return told('back already');
        if (!isEligible) return told('not eligible');
        if (!beyondPositions && isRoleFull(club, role)) return told('no free position');
        takeOn(club, person, role, demoToday > currentSeason.startsOn ? demoToday : currentSeason.startsOn);
        club.lastSeason = club.lastSeason.map((person) =>
          person.staffId === staffId ? { ...person, hasReturned: true } : person,
        );
        club.staffEvents.unshift({
          id: nextId('event'),
          staffId,
          at: sampleClub.clock,
          what: rehiredInWords(currentSeason.year, role),
          by: ME,
        });
        return told('rehired');
      });
    },
  };
}

/** Refuses as `app.check_role_pay` does: pay below the minimum wage without a reason. */
function requireLawfulPay({ payMin, payMax, payReason }: Pick<JobRole, 'payMin' | 'payMax' | 'payReason'>): void {
  const problem = minimumWageProblem(payMin ?? payMax, null, demoMinimumWage);
  if (problem !== null && !payReason)
    throw refusal(problem, 'PT422', 'Raise the pay, or name the exemption that applies.');
}

function refusal(message: string, code: string, hint = ''): DataError {
  return new DataError(message, code, 409, hint);
}

function found<T>(thing: T | undefined, message: string): T {
  if (thing === undefined) throw new DataError(message, 'PT404', 404, 'Reload the list.');
  return thing;
}
