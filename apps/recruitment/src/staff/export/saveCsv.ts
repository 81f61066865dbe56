import { downloadCsv } from '@platform/module-kit/screens';
import type { StaffMember } from '../source/rows/staffMember';
import { staffCsvLines } from './staffCsvLines';

/** Downloads people as a CSV file. */
export function saveCsv(people: readonly StaffMember[], fileName: string): void {
  downloadCsv(fileName, staffCsvLines(people));
}
