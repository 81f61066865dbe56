import type { ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import type { ImportReport, ImportRow } from '../../importing/importReport';
import { importStaff as sendImport } from '../club/importStaff';

/**
 * Imports all rows or none, or only checks them without `commit`. A dry run accepts new job roles. A reason answers its
 * warnings.
 */
export const importStaff = clubChange({
  waits: 'computed',
  send: ({ club }: ClubReader, file: readonly ImportRow[], commit: boolean, reason?: string): Promise<ImportReport> =>
    sendImport(club.id, file, commit, reason),
});
