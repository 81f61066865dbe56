import { type CsvColumn, csvLines, downloadCsv, ExportButton } from '@platform/module-kit/screens';
import { ageLabels, originLabels } from '../../rules/labels';
import { statusLabels } from '../../rules/status';
import type { Application } from '../../source/rows/application';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';

const columns: readonly CsvColumn<Application>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Positions', value: ({ positions }) => positions.map(({ title }) => title).join('; ') },
  { header: 'Hired as', value: ({ hiredAs }) => hiredAs },
  { header: 'First day', value: ({ availability }) => availability.firstDay },
  { header: 'Last day', value: ({ availability }) => availability.lastDay },
  { header: 'Days a week', value: ({ availability }) => availability.daysPerWeek },
  { header: 'Age', value: ({ availability: { ageBand } }) => ageBand && ageLabels[ageBand] },
  { header: 'Status', value: ({ status }) => statusLabels[status] },
  { header: 'Applied', value: ({ appliedDate }) => appliedDate },
  { header: 'Season', value: ({ season }) => season },
  { header: 'Source', value: ({ source }) => originLabels[source] },
];

/** Exports the applications shown. */
export function ExportApplications({ applications }: { applications: readonly Application[] }) {
  const { canExport, season } = useRecruitmentSource();
  if (!canExport) return null;
  return (
    <ExportButton
      of="applications"
      onExport={() => downloadCsv(`applications-${season}.csv`, csvLines(columns, applications))}
    />
  );
}
