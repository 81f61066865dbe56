import { type CsvColumn, csvLines, downloadCsv, ExportButton, toDollars } from '@platform/module-kit/screens';
import type { JobRole } from '../source/rows/jobRole';
import { useRecruitmentSource } from '../source/useRecruitmentSource';

const columns: readonly CsvColumn<JobRole>[] = [
  { header: 'Role', value: ({ title }) => title },
  { header: 'Department', value: ({ department }) => department },
  { header: 'Positions', value: ({ positionsTotal }) => positionsTotal },
  { header: 'Filled', value: ({ positionsFilled }) => positionsFilled },
  { header: 'Lowest pay an hour', value: ({ payMin }) => toDollars(payMin) },
  { header: 'Highest pay an hour', value: ({ payMax }) => toDollars(payMax) },
  { header: 'Age on the first day', value: ({ requiredAge }) => requiredAge },
  { header: 'Requirements', value: ({ requirements }) => requirements.map(({ text }) => text).join('; ') },
  { header: 'Takes applications', value: ({ isOpen }) => (isOpen ? 'Yes' : 'No') },
  { header: 'Description', value: ({ description }) => description },
];

/** Exports the job roles. */
export function ExportRoles({ roles }: { roles: readonly JobRole[] }) {
  const { canExport, season } = useRecruitmentSource();
  if (!canExport) return null;
  return (
    <ExportButton of="job roles" onExport={() => downloadCsv(`job-roles-${season}.csv`, csvLines(columns, roles))} />
  );
}
