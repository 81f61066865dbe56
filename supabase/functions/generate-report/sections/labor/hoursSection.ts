import type { HoursWords } from '@platform/contract/reports';
import type { Colleague } from '../../figures/staffing/readStaff.ts';
import type { Work } from '../../figures/labor/readWork.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_STAFF } from '../nothingFound.ts';

/** Who works how much in the period: everyone who is not inactive, and others who worked. */
export function hoursSection(staff: readonly Colleague[], work: readonly Work[], words: HoursWords): ReportSection {
  const worked = new Map(
    work.filter(({ workedShifts, hours }) => workedShifts > 0 || hours > 0).map((one) => [one.staffId, one]),
  );
  const people = staff.filter(({ id, status }) => status !== 'Inactive' || worked.has(id));
  return {
    id: 'hours',
    isConfidential: true,
    heading: 'Hours by person',
    paragraphs: people.length > 0 ? [words.sentence] : [NO_STAFF],
    ...(people.length > 0 && {
      table: {
        columns: [
          { title: 'Name', format: 'text' },
          { title: 'Role', format: 'text' },
          { title: 'Status', format: 'text' },
          { title: 'Shifts', format: 'count' },
          { title: `${words.name} hours`, format: 'hours' },
        ],
        rows: people.map(({ id, name, role, status }) => {
          const { workedShifts, hours } = worked.get(id) ?? { workedShifts: 0, hours: 0 };
          return [name, role, status, workedShifts, hours];
        }),
      },
    }),
  };
}
