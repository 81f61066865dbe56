import { asking, JOB_ROLES_FAILED, saving, toCents, toDollars } from '@platform/module-kit/screens';
import { inPublicOrder } from '../../rules/requirements';
import type { JobRole, JobRoleValues } from '../rows/jobRole';

interface JobRoleRow {
  id: string;
  title: string;
  department: string | null;
  description: string | null;
  positions_total: number;
  positions_filled: number;
  /** US dollars an hour. */
  pay_range_min: number | null;
  pay_range_max: number | null;
  minimum_age: number | null;
  required_age: number;
  pay_reason: string | null;
  is_open: boolean;
  version: number;
  requirements: { id: string; requirement: string; certification_type_id: string | null }[];
}

/**
 * The job roles of a club with their requirements, by title.
 * @throws DataError with the words of specification 8.10, 'Failed to fetch job roles', if the server gave no reason
 */
export async function listJobRoles(clubId: string): Promise<JobRole[]> {
  const rows: JobRoleRow[] = await asking(JOB_ROLES_FAILED)((db) =>
    db
      .from('job_roles')
      .select('*, requirements:job_role_requirements(id, requirement, certification_type_id)')
      .eq('club_id', clubId)
      .order('title')
      // The generated types make every view column nullable, even those that cannot be null.
      .overrideTypes<JobRoleRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    department: row.department,
    description: row.description,
    positionsTotal: row.positions_total,
    positionsFilled: row.positions_filled,
    payMin: toCents(row.pay_range_min),
    payMax: toCents(row.pay_range_max),
    minimumAge: row.minimum_age,
    requiredAge: row.required_age,
    payReason: row.pay_reason,
    isOpen: row.is_open,
    version: row.version,
    requirements: inPublicOrder(
      row.requirements.map(({ id, requirement, certification_type_id: certificationTypeId }) => ({
        id,
        text: requirement,
        certificationTypeId,
      })),
    ),
  }));
}

/** Adds a job role with its requirements, or saves over one. @throws DataError */
export async function writeJobRole(clubId: string, values: JobRoleValues, over?: JobRole): Promise<void> {
  await saving('The job role was not saved. Check your connection and try again.')((db) =>
    db.rpc('save_job_role', {
      club_id_param: clubId,
      job_role_param: {
        title: values.title,
        department: values.department,
        description: values.description,
        positions_total: values.positionsTotal,
        pay_range_min: toDollars(values.payMin),
        pay_range_max: toDollars(values.payMax),
        minimum_age: values.minimumAge,
        pay_reason: values.payReason,
        is_open: values.isOpen,
      },
      requirements_param: values.requirements.map(({ text, certificationTypeId }) => ({
        requirement: text,
        certification_type_id: certificationTypeId,
      })),
      ...(over && { job_role_id_param: over.id, version_param: over.version }),
    }),
  );
}

/** Opens or closes a job role for applications. @throws DataError */
export async function setJobRoleOpen({ id, version }: JobRole, isOpen: boolean): Promise<void> {
  await saving('The job role was not changed. Check your connection and try again.')((db) =>
    db.from('job_roles').update({ is_open: isOpen, version }).eq('id', id).select('id').single(),
  );
}
