import { ok, visitor, type Client } from '../client/clients';
import type { Target } from '../client/target';

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
/** The password of the seed's people. */
const SEED_PASSWORD = 'clubcrew-local';

/** What people did on a platform beyond its seed, as a later version must find it. */
export interface Changes {
  applicant: string;
  shiftNotes: string;
  checklistItem: string;
  /** Bucket, path and content of an uploaded file. */
  upload: { bucket: string; path: string; content: string };
  invited: string;
  /** Of a session that has not ended. */
  session: { email: string; refreshToken: string };
}

/** Works on a fresh platform the way a club does, through the client alone. */
export async function fillPlatform(target: Target): Promise<Changes> {
  const [manager, admin, staff] = [visitor(target), visitor(target), visitor(target)];
  await signIn(manager, 'manager@pinehollow.test');
  await signIn(admin, 'admin@pinehollow.test');
  const ofClub = { club_id: PINE_HOLLOW };

  const applicant = 'Opal Upgrade';
  const roles = ok(await manager.from('job_roles').select('id, title').match(ofClub).order('title').limit(1));
  ok(
    await manager.rpc('enter_application', {
      club_id_param: PINE_HOLLOW,
      application_param: { name: applicant, email: 'opal@example.test', applied_date: '2026-11-01' },
      job_role_ids_param: roles.map(({ id }) => String(id)),
    }),
  );

  const shiftNotes = 'Opens the lap pool.';
  const shift = { role: roles[0]?.title, starts_at: '2027-06-01T13:00Z', ends_at: '2027-06-01T21:00Z' };
  ok(
    await manager
      .from('shifts')
      .insert({ ...ofClub, ...shift, notes: shiftNotes })
      .select('id'),
  );

  const open = manager
    .from('checklist_items')
    .select('id, item')
    .match({ ...ofClub, completed: false });
  const item = ok(await open.order('item').limit(1).single());
  const { error: notTicked } = await manager.rpc('complete_checklist_item', { item_id_param: item.id });
  if (notTicked) throw new Error(notTicked.message);

  const upload = {
    bucket: 'club-files',
    path: `${PINE_HOLLOW}/5d9f3c1e-0c1b-4b6e-9a52-3f1d2c4b5a60.txt`,
    content: 'What the club keeps over an upgrade.\n',
  };
  ok(await manager.storage.from(upload.bucket).upload(upload.path, upload.content, { contentType: 'text/plain' }));

  const invited = 'invited@upgrade.test';
  ok(await admin.functions.invoke('invite', { body: { email: invited, role: 'user', clubId: PINE_HOLLOW } }));

  const email = 'staff@pinehollow.test';
  const session = await signIn(staff, email);
  return {
    applicant,
    shiftNotes,
    checklistItem: String(item.id),
    upload,
    invited,
    session: { email, refreshToken: session.refresh_token },
  };
}

async function signIn(client: Client, email: string): Promise<{ refresh_token: string }> {
  return ok(await client.auth.signInWithPassword({ email, password: SEED_PASSWORD })).session;
}
