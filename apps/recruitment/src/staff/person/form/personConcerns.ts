import { dayInWords } from '@platform/module-kit/screens';
import { countsOn } from '../../rules/certificationState';
import { overPlan } from '../../rules/positions';
import type { OnboardingItem, StaffMember } from '../../source/rows/staffMember';
import type { JobRole } from '../../source/rows/jobRole';
import type { Season } from '../../source/rows/season';
import type { PersonDraft } from './personDraft';

/** The data that a person is checked against before saving. */
export interface KnownOfClub {
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  roles: readonly JobRole[];
  /** Null if the club has planned none. */
  season: Season | null;
}

/** Possible mistakes, one sentence each. The person can save after confirming them. */
export function personConcerns(
  draft: PersonDraft,
  before: StaffMember | null,
  onboarding: readonly OnboardingItem[],
  club: KnownOfClub,
): string[] {
  return [
    ...planConcerns(draft, before, club.roles),
    ...firstDayConcerns(draft, before, club.season),
    ...onboardingConcerns(draft, before, onboarding, club),
  ];
}

function planConcerns(draft: PersonDraft, before: StaffMember | null, roles: readonly JobRole[]): string[] {
  const countsAlready = before !== null && before.status !== 'Inactive' && before.role === draft.role;
  return draft.status === 'Inactive' || countsAlready ? [] : overPlan(roles, new Map([[draft.role, 1]]));
}

function firstDayConcerns({ startDate }: PersonDraft, before: StaffMember | null, season: Season | null): string[] {
  if (!season || startDate === '' || startDate === before?.details?.startDate) return [];
  if (startDate >= season.startsOn && startDate <= season.endsOn) return [];
  const span = `${dayInWords(season.startsOn)} to ${dayInWords(season.endsOn)}`;
  return [`The first day, ${dayInWords(startDate)}, is outside the season, ${span}.`];
}

function onboardingConcerns(
  draft: PersonDraft,
  before: StaffMember | null,
  onboarding: readonly OnboardingItem[],
  { today, roles }: KnownOfClub,
): string[] {
  if (draft.status !== 'Active' || before?.status === 'Active') return [];
  const held = before?.details?.certifications.filter((one) => countsOn(one, today)).map(({ typeId }) => typeId) ?? [];
  const required = roles.find(({ title }) => title === draft.role)?.requirements ?? [];
  const missing = required.filter(({ certificationTypeId: kind }) => kind !== null && !held.includes(kind));
  const open = onboarding.filter(({ isDone }) => !isDone).map(({ title }) => title);
  const named = [...new Set([...open, ...missing.map(({ text }) => text)])];
  if (named.length === 0) return [];
  return [`${draft.name.trim()} would be Active before this is done or on record: ${named.join(', ')}.`];
}
