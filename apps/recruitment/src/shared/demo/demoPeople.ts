import {
  sampleCertifications,
  sampleClub,
  sampleFormerStaff,
  sampleOnboardingItems,
  samplePastShifts,
  sampleSeasons,
  sampleShifts,
  sampleStaffSeasons,
  sampleTeam,
} from '@platform/sample-club';
import type {
  Certification,
  OnboardingItem,
  SeasonWorked,
  StaffDetails,
  StaffMember,
} from '../../staff/source/staffMember';

/** Somebody of the sample club as they are stored: without what is counted. */
export type DemoPerson = Pick<StaffMember, 'id' | 'name' | 'role' | 'status'> &
  Omit<StaffDetails, 'certifications' | 'required'> & { accountId: string | null };

/** The staff of the sample club, as far as a visit can change it. */
export interface DemoPeople {
  people: DemoPerson[];
  certifications: (Certification & { staffId: string })[];
  onboarding: (OnboardingItem & { staffId: string })[];
  seasons: (SeasonWorked & { staffId: string })[];
}

/** The season of the sample club that is closed, and the one that it prepares. */
export const [closedSeason, currentSeason] = sampleSeasons;

/** Everybody of the sample club, as they are before anything was changed. */
export function freshPeople(): DemoPeople {
  return {
    people: [...sampleTeam.map((person) => ({ ...person, endDate: null })), ...sampleFormerStaff].map((person) => ({
      ...person,
      birthDate: null,
      ...hoursOf(person.id),
      version: 1,
    })),
    certifications: sampleCertifications.map((one) => ({
      id: one.id,
      staffId: one.staffId,
      name: one.certificationName,
      typeId: one.certificationTypeId,
      issuedOn: one.issuedOn,
      expiresOn: one.expiryDate,
      number: null,
      issuer: null,
      file: null,
      review: { state: 'confirmed', by: null, at: null },
      version: 1,
    })),
    onboarding: sampleOnboardingItems.map((item) => ({ ...item })),
    seasons: [
      ...sampleStaffSeasons.map((record) => ({ ...record, year: closedSeason.year })),
      ...sampleTeam.map(({ id, role }) => seasonOf(id, role)),
    ],
  };
}

/** That somebody works in the season that the sample club prepares. */
export const seasonOf = (staffId: string, role: string) => ({
  id: `${currentSeason.id} ${staffId}`,
  staffId,
  year: currentSeason.year,
  role,
  outcome: null,
  leftOn: null,
  eligibleForRehire: true,
});

const HOUR_MS = 3_600_000;
/** The Sunday on which the sample club's week begins, on its own clock. */
const WEEK = { from: Date.parse('2025-04-27T00:00:00-04:00'), to: Date.parse('2025-05-04T00:00:00-04:00') };

/** Published hours without breaks: this week's, and those that are over. */
function hoursOf(staffId: string): Pick<DemoPerson, 'hoursThisWeek' | 'totalHours'> {
  const past = samplePastShifts.map((shift) => ({ ...shift, status: 'published', breakMinutes: 0 }));
  const shifts = [...past, ...sampleShifts]
    .filter((shift) => shift.staffId === staffId && shift.status === 'published')
    .map(({ startsAt, endsAt, breakMinutes }) => {
      const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
      return { from, to, hours: (to - from) / HOUR_MS - breakMinutes / 60 };
    });
  const sum = (counted: typeof shifts) => counted.reduce((total, { hours }) => total + hours, 0);
  return {
    hoursThisWeek: sum(shifts.filter(({ from }) => from >= WEEK.from && from < WEEK.to)),
    totalHours: sum(shifts.filter(({ to }) => to <= Date.parse(sampleClub.clock))),
  };
}
