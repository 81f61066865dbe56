import { minimumWageProblem } from '@platform/database/employment';
import {
  answer_applicant,
  check_role_pay,
  decide_certification,
  guard_staff_account,
  hire_applicant,
  move_application,
  record_answer,
} from '@platform/database/raised';
import { job_role_definitions } from '@platform/database/refusals/job_role_definitions';
import { broken, outdated, raised, type DemoRefusals } from '@platform/module-kit/screens';
import type { changes as recruitmentChanges } from '../../recruitment/source/changes';
import type { JobRoleValues } from '../../recruitment/source/rows/jobRole';
import type { PersonDraft } from '../../staff/person/form/personDraft';
import type { Certification } from '../../staff/source/rows/staffMember';
import type { changes as staffChanges } from '../../staff/source/changes';
import { personOf, type ClubReads, type Known } from '../changes/known';
import { employedIn, employmentRefusal } from './employment';
import { isRoleFull, knownApplicant } from './hiring';
import { importRefusal } from './importing';

function takenAddress(known: Known, { email }: PersonDraft, ownId?: string) {
  const address = email.trim().toLowerCase();
  const taken = known
    .get('listStaff')
    ?.people.find(({ id, details }) => id !== ownId && details?.email?.toLowerCase() === address);
  return address && taken ? raised(guard_staff_account['23505'], taken.name, email.trim()) : undefined;
}

function takenTitle(known: Known, { title }: JobRoleValues, id?: string) {
  const isTaken = known.get('listJobRoles')?.some((role) => role.title === title && role.id !== id);
  return isTaken ? broken(job_role_definitions.rules.job_role_definitions_title_unique, '23505') : undefined;
}

/** Refuses as `app.check_role_pay` does: pay below the minimum wage without a reason. */
function unlawfulPay(
  known: Known,
  { payMin, payMax, payReason }: Pick<JobRoleValues, 'payMin' | 'payMax' | 'payReason'>,
) {
  const minimumWage = known.get('readMinimumWage');
  const problem = minimumWage && minimumWageProblem(payMin ?? payMax, null, minimumWage);
  if (!problem || payReason) return undefined;
  return raised(check_role_pay.PT422, problem);
}

function decided(known: Known, { id }: Certification) {
  const held = known.get('listStaff')?.people.flatMap(({ details }) => details?.certifications ?? []) ?? [];
  const review = held.find((one) => one.id === id)?.review;
  return review && review.state !== 'waiting'
    ? raised(decide_certification.hasDecidedAboutCertificate, review.by ?? '')
    : undefined;
}

const applicationOf = (known: Known, wanted: string) => known.get('listApplications')?.find(({ id }) => id === wanted);

const versionOf = (known: Known, id: string, version: number) => outdated(applicationOf(known, id), version);

/** A hired or rejected applicant can no longer be answered. */
function decidedAlready(known: Known, id: string) {
  const { name, status } = applicationOf(known, id) ?? {};
  if (status === undefined || status === 'pending_review' || status === 'interviewed') return undefined;
  return raised(answer_applicant.PT409, name ?? '', status);
}

/** A letter needs an address. */
function unsendable(known: Known, id: string, letter: string | null | undefined) {
  const { name, email } = applicationOf(known, id) ?? {};
  return letter?.trim() && !email ? raised(record_answer.PT422, name ?? '') : undefined;
}

/** What the demo refuses, with the sentences of the database. */
export const refuse: DemoRefusals<ClubReads, typeof staffChanges & typeof recruitmentChanges> = {
  addMember: (known, draft) =>
    takenAddress(known, draft) ?? employmentRefusal(known, employedIn(draft), undefined, draft.reason),
  saveMember(known, id, draft, version) {
    const stored = personOf(known, id);
    return (
      outdated(stored?.details, version) ??
      takenAddress(known, draft, id) ??
      employmentRefusal(known, employedIn(draft), stored, draft.reason)
    );
  },
  confirmCertification: decided,
  returnCertification: decided,
  importStaff: importRefusal,
  moveApplication: (known, { id, version }, to, rejection) =>
    versionOf(known, id, version) ??
    (to === 'rejected' && !rejection?.reason.trim() ? raised(move_application.PT422) : undefined) ??
    unsendable(known, id, rejection?.letter),
  answerApplicant: (known, { id, version }, _answer, { letter }) =>
    versionOf(known, id, version) ?? decidedAlready(known, id) ?? unsendable(known, id, letter),
  hire(known, application, { jobRoleId, beyondPositions, birthDate, startDate, pay, reason }) {
    const role = known.get('listJobRoles')?.find(({ id }) => id === jobRoleId);
    const there = known.get('listApplications')?.find(({ id }) => id === application.id);
    if (!there) return raised(hire_applicant.applicationDoesNotExist);
    if (there.status === 'hired') return raised(hire_applicant.someoneElseChanged, there.name);
    if (there.version !== application.version) return raised(hire_applicant.someoneElseChanged2, there.name);
    if (!role) return raised(hire_applicant.jobRoleDoesNot);
    if (!beyondPositions && isRoleFull(known, role.title))
      return raised(hire_applicant.everyPositionOfFilled, role.title);
    const stored = knownApplicant(known, application);
    if (stored && stored.status !== 'Inactive')
      return raised(hire_applicant.worksHereAlready, stored.name, stored.role);
    const person = {
      role: role.title,
      status: 'Pending Onboarding',
      birthDate: birthDate || (stored?.details?.birthDate ?? ''),
      startDate,
      pay,
    };
    return employmentRefusal(known, person, stored, reason);
  },
  addJobRole: (known, values) => takenTitle(known, values) ?? unlawfulPay(known, values),
  saveJobRole: (known, role, values) =>
    outdated(
      known.get('listJobRoles')?.find(({ id }) => id === role.id),
      role.version,
    ) ??
    takenTitle(known, values, role.id) ??
    unlawfulPay(known, values),
  setJobRoleOpen: (known, role, isOpen) => (isOpen ? unlawfulPay(known, role) : undefined),
};
