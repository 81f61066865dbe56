import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** Someone who works at the club, or did. */
export type Colleague = {
  id: string;
  name: string;
  role: string;
  status: string;
  /** US dollars; null while none is agreed. */
  hourlyRate: number | null;
};

/** The staff of the club, by name. */
export async function readStaff(source: ReportSource): Promise<Colleague[]> {
  const staff = await readClubRows<Colleague>(source, {
    name: 'staff_members',
    key: ['id'],
    columns: ['name', 'role', 'status', 'hourlyRate:hourly_rate'],
  });
  return staff.sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}
