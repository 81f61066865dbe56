import { asking } from '@platform/module-kit/screens';
import { inPublicOrder } from '../../../recruitment/rules/requirements';
import { failures } from '../failures';
import type { JobRole } from '../rows/jobRole';

interface RoleRow {
  id: string;
  title: string;
  department: string | null;
  positions_total: number;
  positions_filled: number;
  pay_range_min: number | null;
  pay_range_max: number | null;
  lawful_age: number;
  minimum_age: number | null;
  requirements: { id: string; requirement: string; certification_type_id: string | null }[];
}

/** The job roles of a club, by title. @throws DataError */
export async function listRoles(clubId: string): Promise<JobRole[]> {
  const rows = await asking(failures.roles)((db) =>
    db
      .from('job_roles')
      .select('*, requirements:job_role_requirements(id, requirement, certification_type_id)')
      .eq('club_id', clubId)
      .order('title')
      .overrideTypes<RoleRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    department: row.department,
    positionsTotal: row.positions_total,
    positionsFilled: row.positions_filled,
    payRangeMin: row.pay_range_min,
    payRangeMax: row.pay_range_max,
    lawfulAge: row.lawful_age,
    minimumAge: row.minimum_age,
    requirements: inPublicOrder(
      row.requirements.map(({ id, requirement, certification_type_id: certificationTypeId }) => ({
        id,
        text: requirement,
        certificationTypeId,
      })),
    ),
  }));
}
