import { take_override_reason } from '@platform/database/raised';
import { job_role_definitions } from '@platform/database/refusals/job_role_definitions';
import type { JobRole, JobRoleValues } from '../source/rows/jobRole';

/** A job role in its form. */
export interface RoleDraft {
  title: string;
  department: string;
  description: string;
  positionsTotal: number | null;
  /** Cents an hour. */
  payMin: number | null;
  payMax: number | null;
  minimumAge: number | null;
  /** Why it pays below the minimum wage. */
  payReason: string;
  isOpen: boolean;
  certificationTypeIds: readonly string[];
  /** Requirements as text, one a line. */
  inWords: string;
}

export const emptyRole: RoleDraft = {
  title: '',
  department: '',
  description: '',
  positionsTotal: 1,
  payMin: null,
  payMax: null,
  minimumAge: null,
  payReason: '',
  isOpen: true,
  certificationTypeIds: [],
  inWords: '',
};

export function toRoleDraft(role: JobRole): RoleDraft {
  const {
    title,
    department,
    description,
    positionsTotal,
    payMin,
    payMax,
    minimumAge,
    payReason,
    isOpen,
    requirements,
  } = role;
  return {
    title,
    department: department ?? '',
    description: description ?? '',
    positionsTotal,
    payMin,
    payMax,
    minimumAge,
    payReason: payReason ?? '',
    isOpen,
    certificationTypeIds: requirements.flatMap(({ certificationTypeId }) => certificationTypeId ?? []),
    inWords: requirements
      .filter(({ certificationTypeId }) => certificationTypeId === null)
      .map(({ text }) => text)
      .join('\n'),
  };
}

/**
 * The role that a draft describes. An existing requirement keeps its wording.
 * @param nameOf the name of a certification by its id
 */
export function roleValues(draft: RoleDraft, nameOf: (id: string) => string, over?: JobRole): JobRoleValues {
  const known = (id: string) => over?.requirements.find(({ certificationTypeId }) => certificationTypeId === id)?.text;
  const lines = draft.inWords.split('\n').map((line) => line.trim());
  return {
    title: draft.title.trim(),
    department: draft.department.trim() || null,
    description: draft.description.trim() || null,
    positionsTotal: draft.positionsTotal ?? 0,
    payMin: draft.payMin,
    payMax: draft.payMax,
    minimumAge: draft.minimumAge,
    payReason: draft.payReason.trim() || null,
    isOpen: draft.isOpen,
    requirements: [
      ...draft.certificationTypeIds.map((id) => ({
        text: known(id) ?? `${nameOf(id)} certification`,
        certificationTypeId: id,
      })),
      ...[...new Set(lines)].filter(Boolean).map((text) => ({ text, certificationTypeId: null })),
    ],
  };
}

/** A text requirement that states an age, which has its own field (`job_role_requirements_no_age`). */
const AGE = /^\s*at least \d+ years old\.?\s*$/im;

/**
 * The errors of a draft, one sentence for each field. The database refuses the same drafts.
 * @param takesReason whether it pays below the minimum wage
 */
export function checkRole(
  { title, positionsTotal, payMin, payMax, payReason, inWords }: RoleDraft,
  takesReason: boolean,
) {
  return {
    title: title.trim() === '' ? 'Write what the role is called.' : undefined,
    positionsTotal: positionsTotal === null ? 'Say how many people the club needs.' : undefined,
    payMax:
      payMin !== null && payMax !== null && payMax < payMin
        ? job_role_definitions.rules.job_role_definitions_pay_order
        : undefined,
    payReason: takesReason && payReason.trim().length < 3 ? take_override_reason['22023'].hint : undefined,
    inWords: AGE.test(inWords) ? 'Enter the age as the minimum age above.' : undefined,
  };
}
