import { sendChanges, type ChangeCalls, type PageReader, type PageSource } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { changes } from './changes';
import * as reads from './reads';

/** A person who works in the administration. The shell lets no one else in. */
export interface Administrator extends PageReader {
  email: string;
  /** Whether it is the firm, which administers every club, or one club's administrator. */
  isFirm: boolean;
  /** The administrator's club; null for the firm's people. */
  club: Club | null;
}

/** What the pages read. */
export type AdminReads = typeof reads;

/** Where the pages read and write: the rows of every club for the firm, and of one club for its administrator. */
export interface AdminSource extends PageSource, Administrator, AdminReads, ChangeCalls<typeof changes> {}

/** The rows in the database that the administrator may read and change. */
export function createAdminSource(administrator: Administrator): AdminSource {
  const own = { ...administrator, key: administrator.club?.id ?? 'firm', isDemo: false };
  return { ...own, ...reads, ...sendChanges('admin', changes, own, administrator) };
}
