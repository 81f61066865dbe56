import { csvLines, downloadCsv, ExportButton, type CsvColumn } from '@platform/module-kit/screens';
import { outcomeWords } from '../rules/labels';
import type { FormerMember, LastSeason } from '../source/lastSeason';
import { useMayExport } from '../source/useMayExport';

const columns: readonly CsvColumn<FormerMember>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Role', value: ({ role }) => role },
  { header: 'How it ended', value: ({ outcome }) => outcomeWords(outcome) },
  { header: 'Would be hired again', value: ({ isEligible }) => (isEligible ? 'Yes' : 'No') },
  { header: 'Is back', value: ({ hasReturned }) => (hasReturned ? 'Yes' : 'No') },
];

/** Saves everybody who worked the last season. */
export function ExportLastSeason({ season: { year, people } }: { season: LastSeason }) {
  if (!useMayExport()) return null;
  return (
    <ExportButton
      of="people of last season"
      onExport={() => downloadCsv(`staff-of-season-${year}.csv`, csvLines(columns, people))}
    />
  );
}
