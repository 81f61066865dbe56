import { lawfulAge, requiredAge } from '@platform/database/employment';
import { byName, byTitle, compareNames } from '@platform/module-kit/screens';
import type { ApplicationDetails } from '../../recruitment/source/rows/applicationDetails';
import type { JobRole } from '../../recruitment/source/rows/jobRole';
import { badgeOf, countsOn, stateOf } from '../../staff/rules/certificationState';
import { applicationHistory } from '../../staff/rules/applicationHistory';
import type { Certification, RequiredCertification, StaffMember } from '../../staff/source/rows/staffMember';
import type { SeasonRetention } from '../../staff/source/rows/measures';
import type { Known } from '../changes/known';
import { positionsIn } from '../rules/positionsIn';
import { standingIn } from './standingIn';

/** Most roles on a club's public page (`app.public_club_page`). */
const PUBLIC_ROLES = 4;

/** Computes what the database derives from staff, roles, applications and their histories. */
export function settle(known: Known): void {
  known.change('listStaff', (list) => ({
    ...list,
    people: list.people.map((person) => ({ ...person, ...standingOf(known, person) })).sort(byName),
  }));
  for (const person of known.get('listStaff')?.people ?? []) followSeason(known, person);
  known.change(
    'readLastSeason',
    (season) =>
      season && {
        ...season,
        people: season.people.map((one) => ({
          ...one,
          hasReturned: (known.get('listSeasons', one.staffId) ?? []).some(({ year }) => year === known.source.season),
        })),
      },
  );
  known.change('listJobRoles', (roles) => roles.map((role) => ({ ...role, ...countsOf(known, role) })).sort(byTitle));
  const roles = known.get('listJobRoles') ?? [];
  known.change('listRoles', () => roles.map((role) => staffRoleOf(known, role)));
  known.change('listPublicRoleIds', () => publicRoles(roles).map(({ id }) => id));
  known.change('listRetention', (seasons) =>
    seasons.map((season) => ({ ...season, ...retentionIn(known, season.year) })),
  );
  const { total, filled } = positionsIn(roles);
  known.change('readFigures', () => ({
    positionsFilled: filled,
    positionsTotal: total,
    percent: total > 0 ? Math.round((100 * filled) / total) : null,
  }));
  known.change('readMeasures', (measures) => ({ ...measures, ...measuresOf(known, roles) }));
  known.change('listStandings', () =>
    known.all('readApplication').map((application) => standingIn(known, application)),
  );
  known.change('listEvents', (events, staffId) => {
    const told = known
      .all('readApplication')
      .filter((application) => application.staffId === staffId)
      .flatMap(historyOf);
    const ids = new Set(told.map(({ id }) => id));
    return [...events.filter(({ id }) => !ids.has(id)), ...told];
  });
}

/** A staff member belongs to the season that the club prepares. A person who becomes inactive has left it. */
function followSeason(known: Known, { id, role, status }: StaffMember): void {
  const year = known.source.season;
  known.change('listSeasons', (seasons, staffId) => {
    if (staffId !== id) return seasons;
    const now = seasons.find((season) => season.year === year);
    if (status === 'Inactive') {
      if (!now || now.outcome !== null) return seasons;
      const left = { ...now, outcome: 'left' as const, leftOn: known.source.today() };
      return seasons.map((season) => (season === now ? left : season));
    }
    if (now?.role === role && now.outcome === null) return seasons;
    const stays = { id: `${year} of ${id}`, eligibleForRehire: true, ...now, year, role, outcome: null, leftOn: null };
    return [stays, ...seasons.filter((season) => season !== now)];
  });
}

/** A person's certifications and the missing ones. */
function standingOf(known: Known, { role, details }: StaffMember): Partial<StaffMember> {
  if (!details) return {};
  const today = known.source.today();
  const held = [...details.certifications].sort(byName);
  const required = known.get('listJobRoles')?.find(({ title }) => title === role)?.requirements ?? [];
  const lastDay = known.get('readSeason')?.endsOn;
  return {
    badge: badgeOf(held, today),
    expiring: held.filter((one) => stateOf(one, held, today) === 'expiring').length,
    validToSeasonEnd:
      lastDay === undefined
        ? null
        : required.every(
            ({ certificationTypeId: typeId }) =>
              typeId === null || held.some((one) => one.typeId === typeId && countsOn(one, lastDay)),
          ),
    details: { ...details, certifications: held, required: requiredOf(known, required, held) },
  };
}

/** The certifications that a role requires, and which of them a person has, as app.required_certifications returns them. */
function requiredOf(
  known: Known,
  requirements: JobRole['requirements'],
  held: readonly Certification[],
): RequiredCertification[] {
  return requirements
    .flatMap(({ certificationTypeId: typeId }) => {
      const name = known.get('listCertificationTypes')?.find(({ id }) => id === typeId)?.name;
      if (typeId === null || name === undefined) return [];
      const own = held.filter((one) => one.typeId === typeId);
      const state = own.some((one) => countsOn(one, known.source.today()))
        ? ('held' as const)
        : own.some(({ review }) => review.state === 'waiting')
          ? ('waiting' as const)
          : own.some(({ review }) => review.state === 'confirmed')
            ? ('expired' as const)
            : ('missing' as const);
      return [{ typeId, name, state }];
    })
    .sort(byName);
}

/** The legal minimum age for a role. */
export function lawfulAgeIn(known: Known, { title, requirements }: Pick<JobRole, 'title' | 'requirements'>): number {
  const names = new Map(known.get('listCertificationTypes')?.map((type) => [type.id, type.name]));
  return lawfulAge(
    title,
    requirements.flatMap(({ certificationTypeId }) => names.get(certificationTypeId ?? '') ?? []),
  );
}

/** The number of people with a role. Inactive people fill no position. */
export const positionsFilled = (known: Known, title: string): number =>
  (known.get('listStaff')?.people ?? []).filter(({ role, status }) => role === title && status !== 'Inactive').length;

const countsOf = (known: Known, role: JobRole): Partial<JobRole> => ({
  positionsFilled: positionsFilled(known, role.title),
  requiredAge: requiredAge({ lawfulAge: lawfulAgeIn(known, role), minimumAge: role.minimumAge }),
});

function staffRoleOf(known: Known, role: JobRole) {
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  const { id, title, department, positionsTotal, positionsFilled: filled, minimumAge, requirements } = role;
  return {
    ...{ id, title, department, positionsTotal, positionsFilled: filled, minimumAge, requirements },
    payRangeMin: dollars(role.payMin),
    payRangeMax: dollars(role.payMax),
    lawfulAge: lawfulAgeIn(known, role),
  };
}

function publicRoles(roles: readonly JobRole[]): JobRole[] {
  const free = ({ positionsTotal, positionsFilled: filled }: JobRole) => positionsTotal - filled;
  return roles
    .filter((role) => role.isOpen && free(role) > 0)
    .sort((a, b) => free(b) - free(a) || compareNames(a.title, b.title))
    .slice(0, PUBLIC_ROLES);
}

function measuresOf(known: Known, roles: readonly JobRole[]) {
  const here = (known.get('listStaff')?.people ?? []).filter(({ status }) => status !== 'Inactive');
  const rates = here.flatMap(({ details }) => (details?.hourlyRate == null ? [] : [details.hourlyRate]));
  const { total, filled } = positionsIn(roles);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    staffCount: here.length,
    positionsTotal: total,
    positionsFilled: filled,
    averageHourlyRate: rates.length > 0 ? Math.round((100 * sum(rates)) / rates.length) / 100 : null,
    certificationsExpiring: sum(here.map(({ expiring }) => expiring)),
    actionNeeded: here.filter(({ badge }) => badge === 'Action Needed').length,
  };
}

/** How many people worked a season, and how many of the rehirable ones came back for the next. */
function retentionIn(known: Known, year: string): Partial<SeasonRetention> {
  const seasons = (known.get('listStaff')?.people ?? []).flatMap(({ id }) =>
    (known.get('listSeasons', id) ?? []).map((season) => ({ ...season, staffId: id })),
  );
  const worked = seasons.filter((season) => season.year === year);
  const finished = worked.filter(({ outcome }) => outcome === 'finished').length;
  if (worked.every(({ outcome }) => outcome === null)) return { worked: worked.length };
  const eligible = worked.filter(({ eligibleForRehire }) => eligibleForRehire);
  const next = seasons
    .map((season) => season.year)
    .filter((other) => other > year)
    .sort()[0];
  const back = eligible.filter(({ staffId }) =>
    seasons.some((season) => season.year === next && season.staffId === staffId),
  );
  return {
    worked: worked.length,
    finished,
    retentionPercent: Math.round((100 * finished) / worked.length),
    returnRatePercent: Math.round((100 * back.length) / eligible.length),
  };
}

const historyOf = ({ id, appliedDate, events }: ApplicationDetails) =>
  applicationHistory({
    id,
    appliedDate,
    events: events.map(({ move, actorName: by, happenedAt: at, ...event }) => {
      return { ...event, toStatus: move?.to ?? null, by, at };
    }),
  });
