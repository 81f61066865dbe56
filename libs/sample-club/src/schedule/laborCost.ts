import { samplePastShifts } from './labor';
import { sampleShifts } from './shifts';
import { sampleTeam } from '../club/team';

/** What the published shifts of a year cost: paid hours times pay, in US dollars. The database counts the same. */
export function sampleLaborCost(year: string): number {
  const worked = [
    ...samplePastShifts.map((shift) => ({ ...shift, breakMinutes: 0 })),
    ...sampleShifts.filter(({ status }) => status === 'published'),
  ].filter(({ startsAt }) => startsAt.startsWith(year));
  const rates = new Map(sampleTeam.map(({ id, hourlyRate }) => [id, hourlyRate]));
  const cents = worked.reduce((sum, { staffId, startsAt, endsAt, breakMinutes }) => {
    const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 - breakMinutes;
    return sum + (minutes * Math.round((rates.get(staffId ?? '') ?? 0) * 100)) / 60;
  }, 0);
  return Math.round(cents) / 100;
}
