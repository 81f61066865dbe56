import { sampleCertificationTypes } from './jobRoles';
import { sampleId } from '../sampleIds';
import { sampleTeam, type TeamMember } from '../club/team';

export interface SampleCertification {
  id: string;
  staffId: string;
  certificationTypeId: string;
  certificationName: string;
  /** Days (ISO 8601). The last day counts. */
  issuedOn: string;
  expiryDate: string;
}

type Held = [
  type: 'Lifeguarding' | 'CPR/AED' | 'Water Safety Instructor' | 'Certified Pool Operator',
  issuedOn: string,
];

/** The day on which 20 of the 24 completed this spring's CPR/AED course. */
const CPR_COURSE = '2025-04-12';

/** People without a valid one need attention before opening day: the tennis pro and the gate. */
const lapsed: Record<string, Held> = {
  'Claire Beaumont': ['CPR/AED', '2022-06-15'],
  'Owen Pratt': ['CPR/AED', '2023-03-31'],
};

/** Two years after these, within 30 days of the club's date, the first three expire; five years after, the last two. */
const ownDates: Record<string, Held> = {
  'Hannah Lindqvist': ['Water Safety Instructor', '2023-05-17'],
  'Marcus Dean': ['Water Safety Instructor', '2023-05-17'],
  'Isabel Cortez': ['Water Safety Instructor', '2023-05-30'],
  'Frank Delgado': ['Certified Pool Operator', '2020-05-23'],
  'Elena Ruiz': ['Certified Pool Operator', '2020-05-29'],
  // These last beyond June, but not to the end of the season.
  'Mateo Alvarez': ['Lifeguarding', '2023-07-10'],
  'Naomi Brooks': ['Lifeguarding', '2023-07-10'],
  'Devon Price': ['Lifeguarding', '2023-08-02'],
  'Jordan Blake': ['Lifeguarding', '2024-05-20'],
};

/** What the demo club's people hold or held. Exactly five expire within 30 days of the club's date. */
export const sampleCertifications: readonly SampleCertification[] = sampleTeam
  .flatMap((member) => certificationsOf(member).map((held) => ({ staffId: member.id, held })))
  .map(({ staffId, held: [name, issuedOn] }, index) => {
    const type = sampleCertificationTypes.find((known) => known.name === name);
    if (!type?.validMonths) throw new Error(`there is no certification type "${name}" that expires`);
    return {
      id: sampleId('staffCertification', index + 1),
      staffId,
      certificationTypeId: type.id,
      certificationName: type.name,
      issuedOn,
      expiryDate: addYears(issuedOn, type.validMonths / 12),
    };
  });

function certificationsOf({ name, role, startDate }: TeamMember): Held[] {
  const held: Held[] = [];
  const own = ownDates[name] ?? lapsed[name];
  if (own) held.push(own);
  else if (role === 'Lifeguard' || role === 'Head Guard') {
    held.push(['Lifeguarding', startDate < '2025-01-01' ? '2024-05-18' : '2025-04-12']);
  }
  if (role !== 'Gate Attendant' && role !== 'Tennis Pro') held.push(['CPR/AED', CPR_COURSE]);
  return held;
}

function addYears(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
