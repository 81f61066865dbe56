import { connectSupabase, editsClub, supabaseWithSession, type Role, type SupabaseAddress } from '@platform/session';
import type { ClubReader } from '../screens';
import { runInThisContext } from 'node:vm';
import { giveNetwork } from './giveNetwork';

/** Password of every account of the sample club. */
const PASSWORD = 'clubcrew-local';

/** A file of tests has one client. One person after another signs in with it. */
let isConnected = false;

/**
 * Signs a person in at the platform of the file of tests: a stack of its own with the rows of the sample club. Files of
 * the name `*.parity.test.ts` have one.
 * @param email of an account of a club, which may also export and read what Analytics gives
 */
export async function signInAtPlatform(email: string): Promise<ClubReader> {
  const platforms = JSON.parse(process.env['TEST_PLATFORMS'] ?? '{}') as Record<string, SupabaseAddress>;
  const platform = platforms[expect.getState().testPath ?? ''];
  if (!platform) throw new Error('Only tests called *.parity.test.ts have a platform.');
  giveNetwork();
  // Node's `fetch` cannot send the files and forms of jsdom.
  Object.assign(globalThis, runInThisContext('({ Blob, FormData })'));
  if (!isConnected) connectSupabase(platform);
  isConnected = true;
  const client = await supabaseWithSession();
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const userId = data.user.id;
  const profile = await client
    .from('profiles')
    .select('role, display_name, clubs(*)')
    .eq('user_id', userId)
    .single()
    .throwOnError();
  const { role, display_name: name, clubs: club } = profile.data;
  if (!club) throw new Error(`${email} has no club.`);
  // A timer would outlive the tests.
  await client.auth.stopAutoRefresh();
  const granted = { canExport: true, canViewAnalytics: true, canReadReports: true };
  return { club, userId, displayName: name || email, canManage: editsClub(role as Role), ...granted };
}
