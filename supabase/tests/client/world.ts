import { clientWith, ok, service, visitor, type Client } from './clients';
import { openTarget, type Target } from './target';

/** Two clubs that must never see each other, each with a manager who is signed in. */
export interface World {
  target: Target;
  visitor: Client;
  service: Client;
  /** Club with five people. */
  lakeside: ClubOfWorld;
  /** Club with one person. */
  hilltop: ClubOfWorld;
  /** Part of every name, so that runs against one project do not meet. */
  mark: string;
}

interface ClubOfWorld {
  id: string;
  name: string;
  manager: Client;
  managerId: string;
  email: string;
}

export const PASSWORD = 'quiet-harbour-7';

export async function openWorld(): Promise<World> {
  const target = await openTarget();
  const mark = Date.now().toString(36);
  const admin = service(target);
  const lakeside = await createClub(target, admin, 'Lakeside', mark);
  const hilltop = await createClub(target, admin, 'Hilltop', mark);
  await addPeople(admin, lakeside.id, hilltop.id);
  return { target, visitor: visitor(target), service: admin, lakeside, hilltop, mark };
}

export async function closeWorld(world: World): Promise<void> {
  const clubs = [world.lakeside.id, world.hilltop.id];
  for (const table of ['staff', 'profiles']) ok(await world.service.from(table).delete().in('club_id', clubs).select());
  ok(await world.service.from('clubs').delete().in('id', clubs).select());
  const { users } = ok(await world.service.auth.admin.listUsers({ perPage: 1000 }));
  for (const { id, email } of users) {
    if (email?.includes(world.mark)) ok(await world.service.auth.admin.deleteUser(id));
  }
  await world.target.stop();
}

async function createClub(target: Target, admin: Client, title: string, mark: string): Promise<ClubOfWorld> {
  const name = `${title} ${mark}`;
  const club = ok(await admin.from('clubs').insert({ name }).select('id').single());
  const email = `manager-${title.toLowerCase()}-${mark}@example.test`;
  const manager = clientWith(target, target.publishableKey);
  const { user } = ok(
    await manager.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: title } } }),
  );
  if (!user) throw new Error('signing up gave no user');
  const profile = { id: user.id, club_id: club.id, full_name: title, role: 'manager' };
  ok(await admin.from('profiles').insert(profile).select());
  return { id: club.id as string, name, manager, managerId: user.id, email };
}

/** Lakeside: Ann (two certificates), Bob (inactive, learns from Ann), Cid, Dora (hired) and Eve. Hilltop: Zoe. */
async function addPeople(admin: Client, lakeside: string, hilltop: string): Promise<void> {
  const ann = ok(
    await admin
      .from('staff')
      .insert({
        club_id: lakeside,
        name: 'Ann',
        title: 'Coach',
        tags: ['pool', 'tennis'],
        meta: { level: 3, home: { city: 'York' } },
      })
      .select('id')
      .single(),
  );
  const others = [
    { club_id: lakeside, name: 'Bob', title: null, active: false, mentor_id: ann.id, hired_on: null },
    { club_id: lakeside, name: 'Cid', title: 'Guard', active: true, mentor_id: ann.id, hired_on: null },
    { club_id: lakeside, name: 'Dora', title: 'Guard', active: true, mentor_id: null, hired_on: '2024-05-01' },
    { club_id: lakeside, name: 'Eve, the quick', title: null, active: true, mentor_id: null, hired_on: null },
    { club_id: hilltop, name: 'Zoe', title: 'Coach', active: true, mentor_id: null, hired_on: null },
  ];
  ok(await admin.from('staff').insert(others).select());
  const certificates = [
    { staff_id: ann.id, name: 'First aid', expires_on: '2030-01-01' },
    { staff_id: ann.id, name: 'Lifeguard', expires_on: '2027-01-01' },
  ];
  ok(await admin.from('staff_certifications').insert(certificates).select());
}
