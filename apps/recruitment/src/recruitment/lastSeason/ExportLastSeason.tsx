import { type CsvColumn, csvLines, downloadCsv, ExportButton } from '@platform/module-kit/screens';
import { outcomeWords } from '../rules/labels';
import type { FormerMember, LastSeason } from '../source/rows/lastSeason';
import { useRecruitmentSource } from '../source/useRecruitmentSource';

const columns: readonly CsvColumn<FormerMember>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Role', value: ({ role }) => role },
  { header: 'How it ended', value: ({ outcome }) => outcomeWords(outcome) },
  { header: 'Would be hired again', value: ({ isEligible }) => (isEligible ? 'Yes' : 'No') },
  { header: 'Is back', value: ({ hasReturned }) => (hasReturned ? 'Yes' : 'No') },
];

/** Exports everyone who worked the last season. */
export function ExportLastSeason({ season: { year, people } }: { season: LastSeason }) {
  const { canExport } = useRecruitmentSource();
  if (!canExport) return null;
  return (
    <ExportButton
      of="people of last season"
      onExport={() => downloadCsv(`staff-of-season-${year}.csv`, csvLines(columns, people))}
    />
  );
}
