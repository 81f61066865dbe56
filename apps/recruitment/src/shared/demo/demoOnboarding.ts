import { ageInWords, requiredAge } from '@platform/contract/employment';
import { countsOn } from '../../staff/rules/certificationState';
import { lawfulAgeInDemo } from './demoAges';
import type { DemoClub } from './demoClub';
import type { DemoPeople, DemoPerson } from './demoPeople';
import { demoToday } from './demoToday';

/** The papers that an employer in the United States needs (`app.add_onboarding_items`). */
const PAPERS = ['Form I-9: identity and authorization to work', 'Form W-4: withholding of tax'];

/**
 * Gives somebody their checklist, by the rules of `app.add_onboarding_items`: papers, certifications that the role requires
 * and the person lacks, the age that the club asks for, requirements in words. Papers from an earlier season stay done; with
 * nothing open the person is Active at once. Answers what is on the list.
 */
export function startOnboarding(club: DemoClub, person: DemoPerson) {
  const { id: staffId, role, startDate } = person;
  const held = club.roles.find(({ title }) => title === role);
  const required = held?.requirements ?? [];
  const isHeld = (typeId: string | null) =>
    club.certifications.some((one) => one.staffId === staffId && one.typeId === typeId && countsOn(one, demoToday));
  const inWords = required.filter(({ certificationTypeId }) => certificationTypeId === null);
  const lacking = required.filter(({ certificationTypeId: typeId }) => typeId !== null && !isHeld(typeId));
  const ages =
    held && held.minimumAge !== null
      ? [ageInWords(requiredAge({ lawfulAge: lawfulAgeInDemo(held), minimumAge: held.minimumAge }))]
      : [];
  const wanted = [
    ...PAPERS.map((title) => ({ title, certificationTypeId: null })),
    ...lacking.map(({ text, certificationTypeId }) => ({ title: text, certificationTypeId })),
    ...[...ages, ...inWords.map(({ text }) => text)].map((title) => ({ title, certificationTypeId: null })),
  ];
  for (const item of wanted) {
    const known = itemsOf(club, staffId).find(({ title }) => title === item.title);
    if (!known) {
      const id = `demo-item-${(club.added += 1)}`;
      club.onboarding.push({ ...item, id, staffId, dueOn: startDate, isDone: false, doneAt: null });
    } else if (item.certificationTypeId !== null)
      Object.assign(known, { isDone: false, doneAt: null, dueOn: startDate });
  }
  const list = itemsOf(club, staffId);
  if (list.every(({ isDone }) => isDone)) person.status = 'Active';
  return list;
}

/** What is on somebody's list. */
export const itemsOf = ({ onboarding }: DemoPeople, staffId: string) =>
  onboarding.filter((item) => item.staffId === staffId);
