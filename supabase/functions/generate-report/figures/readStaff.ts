import { readPages } from '../../_shared/jobs/readPages.ts';
import type { ReportSource } from '../reportDefinition.ts';

/** Someone who works at the club, or did. */
export interface Colleague {
  id: string;
  name: string;
  role: string;
  status: string;
  /** ISO 8601. */
  startDate: string | null;
  /** US dollars; null while none is agreed. */
  hourlyRate: number | null;
}

type StaffRow = {
  id: string;
  name: string;
  role: string;
  status: string;
  start_date: string | null;
  hourly_rate: number | null;
};

/** The staff of the club, by name. */
export async function readStaff({ context, club }: ReportSource): Promise<Colleague[]> {
  const staff: Colleague[] = [];
  const pages = readPages<StaffRow>(context, {
    name: 'staff_members',
    key: ['id'],
    columns: ['name', 'role', 'status', 'start_date', 'hourly_rate'],
    filters: [['club_id', `eq.${club.id}`]],
  });
  for await (const page of pages) {
    for (const { start_date: startDate, hourly_rate: hourlyRate, ...row } of page) {
      staff.push({ ...row, startDate, hourlyRate: hourlyRate === null ? null : Number(hourlyRate) });
    }
  }
  return staff.sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}
