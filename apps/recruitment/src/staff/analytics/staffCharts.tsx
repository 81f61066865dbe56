import { expiriesByMonth, firstYears, headcountByRole, hoursByRole, payBands } from '../rules/staffFigures';
import type { StaffMember } from '../source/rows/staffMember';
import type { JobRole } from '../source/rows/jobRole';
import { BarRows } from './BarRows';

interface PeopleProps {
  people: readonly StaffMember[];
}

export function HeadcountChart({ people, roles }: PeopleProps & { roles: readonly JobRole[] }) {
  const counts = headcountByRole(people, roles);
  return (
    <BarRows
      id="headcount"
      title="Headcount by role"
      summary="People, and the positions that are planned."
      rowName="Role"
      counted="People"
      rows={counts}
      inWords={({ value }, place) => {
        const positions = counts[place]?.positions ?? null;
        if (positions === 0 && value === 0) return '–';
        return positions === null
          ? value.toLocaleString('en-US')
          : `${value.toLocaleString('en-US')} of ${positions.toLocaleString('en-US')}`;
      }}
      empty={{ title: 'No one works here yet' }}
    />
  );
}

export function PayChart({ people }: PeopleProps) {
  return (
    <BarRows
      id="pay"
      title="Pay per hour"
      rowName="Pay"
      counted="People"
      rows={payBands(people)}
      empty={{ title: 'No pay is on record', description: 'Enter it with each person, or import it.' }}
    />
  );
}

export function CertificationChart({ people, today }: PeopleProps & { today: string }) {
  return (
    <BarRows
      id="certifications"
      title="Certifications by month of expiry"
      summary="Month by month from today on, for a year."
      rowName="Month"
      counted="Certifications"
      rows={expiriesByMonth(people, today)}
      empty={{ title: 'Nothing expires', description: 'No certification on record has a last day to come.' }}
    />
  );
}

export function HoursChart({ people }: PeopleProps) {
  return (
    <BarRows
      id="hours"
      title="Hours this week by role"
      rowName="Role"
      counted="Hours"
      rows={hoursByRole(people)}
      empty={{ title: 'No hours this week', description: 'Hours come from the published schedule.' }}
    />
  );
}

export function TenureChart({ people }: PeopleProps) {
  return (
    <BarRows
      id="tenure"
      title="Here since"
      summary="The year of everyone’s first day."
      rowName="Year"
      counted="People"
      rows={firstYears(people)}
      empty={{ title: 'No first day is on record', description: 'Enter it with each person, or import it.' }}
    />
  );
}
