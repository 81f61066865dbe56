import { ageInWords, requiredAge } from '@platform/database/employment';
import { newId } from '@platform/module-kit/screens';
import type { Application } from '../../recruitment/source/rows/application';
import type { Hired, HireTerms } from '../../recruitment/source/rows/hire';
import type { RehireOutcome } from '../../recruitment/source/rows/lastSeason';
import { countsOn } from '../../staff/rules/certificationState';
import { rehiredInWords } from '../../staff/rules/eventInWords';
import type { OnboardingItem, StaffMember } from '../../staff/source/rows/staffMember';
import { changeApplication, changePerson, personOf, type Known } from '../changes/known';
import { addPerson, happened } from './people';
import { lawfulAgeIn, positionsFilled } from './settle';

/** The documents that an employer in the United States needs (`app.add_onboarding_items`). */
const PAPERS = ['Form I-9: identity and authorization to work', 'Form W-4: withholding of tax'];

const roleNamed = (known: Known, title: string) => known.get('listJobRoles')?.find((role) => role.title === title);

/** Whether every position of a role is filled. */
export function isRoleFull(known: Known, title: string): boolean {
  const role = roleNamed(known, title);
  return !role || positionsFilled(known, title) >= role.positionsTotal;
}

/** The staff member with an applicant's email address. */
export const knownApplicant = (known: Known, { email }: Application): StaffMember | undefined =>
  known.get('listStaff')?.people.find(({ details }) => email && details?.email?.toLowerCase() === email.toLowerCase());

/** Puts an applicant on the staff, by the rules of `app.hire_applicant`. */
export function hire(known: Known, application: Application, terms: HireTerms): Hired {
  const { id, name, email, phone, status: from } = application;
  const title = known.get('listJobRoles')?.find((role) => role.id === terms.jobRoleId)?.title ?? '';
  const { startDate } = terms;
  const none = { email, phone: null, birthDate: null, endDate: null, hourlyRate: null };
  const stored = knownApplicant(known, application);
  const staffId =
    stored?.id ?? addPerson(known, { ...none, name, startDate, role: title, status: 'Pending Onboarding' });
  changePerson(known, staffId, {}, () => ({
    ...(terms.birthDate && { birthDate: terms.birthDate }),
    ...(phone && { phone }),
    ...(terms.pay !== null && { hourlyRate: terms.pay / 100 }),
  }));
  const checklist = stored ? takeOn(known, staffId, title, startDate) : startOnboarding(known, staffId);
  changeApplication(known, id, { status: 'hired', staffId, hiredAs: title, version: application.version + 1 }, [
    { kind: 'moved', move: { from, to: 'hired' } },
  ]);
  const person = personOf(known, staffId);
  return {
    staffId,
    name: person?.name ?? name,
    role: title,
    status: person?.status ?? '',
    checklist: checklist.map((item) => ({
      title: item.title,
      isCertification: item.certificationTypeId !== null,
      isDone: item.isDone,
    })),
    positionsFilled: positionsFilled(known, title),
    positionsTotal: roleNamed(known, title)?.positionsTotal ?? 0,
    invited: null,
  };
}

/** Makes a person Pending Onboarding in a role of the season, and starts their first-day checklist. */
function takeOn(known: Known, staffId: string, role: string, startDate: string): readonly OnboardingItem[] {
  const status = 'Pending Onboarding';
  changePerson(known, staffId, { role, status }, ({ version }) => ({ startDate, endDate: null, version: version + 1 }));
  return startOnboarding(known, staffId);
}

/**
 * Gives a person their checklist, by the rules of `app.add_onboarding_items`: documents, certifications that the role
 * requires and the person lacks, the club's minimum age, text requirements. Documents from an earlier season stay done.
 * Without open items the person is Active at once. Returns the list.
 */
export function startOnboarding(known: Known, staffId: string): readonly OnboardingItem[] {
  const person = personOf(known, staffId);
  const role = roleNamed(known, person?.role ?? '');
  const required = role?.requirements ?? [];
  const dueOn = person?.details?.startDate ?? null;
  const isHeld = (typeId: string | null) =>
    person?.details?.certifications.some((one) => one.typeId === typeId && countsOn(one, known.source.today()));
  const lacking = required.filter(({ certificationTypeId: typeId }) => typeId !== null && !isHeld(typeId));
  const ages =
    role && role.minimumAge !== null
      ? [ageInWords(requiredAge({ lawfulAge: lawfulAgeIn(known, role), minimumAge: role.minimumAge }))]
      : [];
  const inWords = required.flatMap(({ text, certificationTypeId }) => (certificationTypeId === null ? text : []));
  const open = { dueOn, isDone: false, doneAt: null };
  const wanted: Omit<OnboardingItem, 'id'>[] = [
    ...PAPERS.map((title) => ({ ...open, title, certificationTypeId: null })),
    ...lacking.map(({ text: title, certificationTypeId }) => ({ ...open, title, certificationTypeId })),
    ...[...ages, ...inWords].map((title) => ({ ...open, title, certificationTypeId: null })),
  ];
  const before = known.get('listOnboarding', staffId) ?? [];
  const kept = before.map((item) => {
    const again = wanted.find(({ title }) => title === item.title);
    return again && item.certificationTypeId !== null ? { ...item, ...open } : item;
  });
  const added = wanted.filter(({ title }) => !before.some((item) => item.title === title));
  const list = [...kept, ...added.map((item) => ({ ...item, id: newId() }))];
  known.set('listOnboarding', [staffId], list);
  if (list.every(({ isDone }) => isDone)) changePerson(known, staffId, { status: 'Active' });
  return list;
}

/** Brings people of the last season back (`app.rehire_people`). */
export function rehire(known: Known, staffIds: readonly string[], beyondPositions: boolean): RehireOutcome[] {
  const today = known.source.today();
  const startsOn = known.get('readSeason')?.startsOn ?? today;
  const chosen = known.get('readLastSeason')?.people.filter(({ staffId }) => staffIds.includes(staffId)) ?? [];
  return chosen.map(({ staffId, name, role, hasReturned, isEligible }): RehireOutcome => {
    const told = (outcome: RehireOutcome['outcome']) => {
      return { staffId, name, role, outcome, status: personOf(known, staffId)?.status ?? '' };
    };
    if (hasReturned) return told('back already');
    if (!isEligible) return told('not eligible');
    if (!beyondPositions && isRoleFull(known, role)) return told('no free position');
    takeOn(known, staffId, role, today > startsOn ? today : startsOn);
    happened(known, staffId, rehiredInWords(known.source.season, role));
    return told('rehired');
  });
}
