import { clientWith, ok, type Client } from '../client/clients';
import type { Target } from '../client/target';
import { startFunctionsTarget } from './support/functionsTarget';

// From a manager's upload to the file that is gone, through the unmodified client, storage, database and function.

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
/** Files of these names count as uploaded two days ago. */
const OLD = 'a0000000';
const fileOf = (begin: string, last: number) => `${PINE_HOLLOW}/${begin}-0000-4000-8000-00000000000${last}.txt`;

const aging = `
create function app.age_upload() returns trigger language plpgsql as $$
begin
  new.created_at := now() - interval '2 days';
  new.updated_at := new.created_at;
  return new;
end $$;
create trigger age_upload before insert or update on storage.objects
  for each row when (new.name like '%/${OLD}-%') execute function app.age_upload();`;

let target: Target & { secretKey: string };
let manager: Client;
beforeAll(async () => {
  target = await startFunctionsTarget(aging);
  manager = clientWith(target, target.publishableKey);
  ok(await manager.auth.signInWithPassword({ email: 'manager@pinehollow.test', password: 'clubcrew-local' }));
}, 120_000);
afterAll(() => target.stop());

const upload = async (name: string) =>
  ok(
    await manager.storage
      .from('club-files')
      .upload(name, new Blob(['minutes'], { type: 'text/plain' }), { contentType: 'text/plain', cacheControl: '0' }),
  );
const holds = async (name: string) => (await manager.storage.from('club-files').download(name)).error === null;
const call = async (key: string, bearer = key) => {
  const response = await fetch(`${target.url}/functions/v1/remove-unnamed-files`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${bearer}` },
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

test('removes a file that no row has named for a day, and no other', async () => {
  const [unnamed, named, fresh] = [fileOf(OLD, 1), fileOf(OLD, 2), fileOf('b0000000', 3)];
  for (const name of [unnamed, named, fresh]) await upload(name);
  const document = ok(
    await manager
      .from('club_documents')
      .insert({ club_id: PINE_HOLLOW, title: 'Minutes', storage_path: named, mime_type: 'text/plain', size_bytes: 7 })
      .select('id')
      .single(),
  );
  expect(await call(target.secretKey)).toEqual({ status: 200, body: { removed: 1 } });
  expect([await holds(unnamed), await holds(named), await holds(fresh)]).toEqual([false, true, true]);
  expect(await call(target.secretKey)).toEqual({ status: 200, body: { removed: 0 } });

  ok(await manager.from('club_documents').delete().eq('id', document.id).select('id').single());
  expect(await call(target.secretKey)).toEqual({ status: 200, body: { removed: 1 } });
  expect(await holds(named)).toBe(false);
});

test('removes nothing without the secret key', async () => {
  const name = fileOf(OLD, 4);
  await upload(name);
  const session = ok(await manager.auth.getSession()).session;
  expect(await call(target.publishableKey)).toMatchObject({ status: 403 });
  expect(await call(target.publishableKey, session?.access_token)).toMatchObject({ status: 403 });
  expect(await holds(name)).toBe(true);
});
