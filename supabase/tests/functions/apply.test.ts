import { clientWith, ok, visitor, type Client } from '../client/clients';
import type { Target } from '../client/target';
import { startFunctionsTarget } from './support/functionsTarget';

// From a visitor's application to the staff row, through the unmodified client, function, rules and database.

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';

let target: Target;
let applicant: Client;
let manager: Client;
beforeAll(async () => {
  target = await startFunctionsTarget();
  applicant = visitor(target);
  manager = clientWith(target, target.publishableKey);
  ok(await manager.auth.signInWithPassword({ email: 'manager@pinehollow.test', password: 'clubcrew-local' }));
}, 120_000);
afterAll(() => target.stop());

interface ClubPage {
  name: string;
  roles: { id: string; title: string }[];
}

const application = { clubSlug: 'pine-hollow', name: 'Robin Hale', email: 'robin@home.test', message: 'Hello' };

async function apply(body: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${target.url}/functions/v1/apply`, {
    method: 'POST',
    headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const received = async () =>
  ok(
    await manager
      .from('job_applications')
      .select('id, name, status, message, confirmation, positions:job_application_positions(position)')
      .eq('club_id', PINE_HOLLOW)
      .eq('email', application.email)
      .order('applied_date', { ascending: false }),
  );

test('a visitor applies, the club reads it, the applicant is notified, and the club hires', async () => {
  const page = ok(await applicant.rpc('public_club_page', { slug_param: 'pine-hollow' })) as ClubPage;
  expect(page.roles.map(({ title }) => title)).toEqual(['Gate Attendant', 'Lifeguard']);
  const jobRoleIds = page.roles.map(({ id }) => id);

  const first = { ...application, jobRoleIds: jobRoleIds.slice(0, 1) };
  const { data, error } = await applicant.functions.invoke('apply', { body: first });
  expect({ data, error }).toEqual({
    data: { ok: true, confirmation: 'sent', contact: 'jobs@pinehollow.test' },
    error: null,
  });
  expect(await apply(first)).toEqual({
    status: 200,
    body: { ok: true, confirmation: 'sent', contact: 'jobs@pinehollow.test' },
  });
  expect(await apply({ ...application, jobRoleIds })).toEqual({
    status: 200,
    body: { ok: true, confirmation: 'sent', contact: 'jobs@pinehollow.test' },
  });

  const applications = await received();
  expect(applications).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Robin Hale',
      status: 'pending_review',
      message: 'Hello',
      confirmation: 'sent',
      positions: expect.arrayContaining([{ position: 'Gate Attendant' }, { position: 'Lifeguard' }]) as unknown,
    },
  ]);
  const outbox = (await (await fetch(`${target.url}/outbox.json`)).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  const subject = 'Your application to Pine Hollow Swim & Tennis Club';
  expect(outbox).toHaveLength(2);
  expect(outbox).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        to: 'robin@home.test',
        subject,
        text: expect.not.stringContaining('- Lifeguard') as string,
      }),
      expect.objectContaining({
        to: 'robin@home.test',
        subject,
        text: expect.stringContaining('- Lifeguard') as string,
      }),
    ]),
  );

  const staffId = ok(
    await manager.rpc('hire_applicant', {
      application_id_param: applications[0]?.id as string,
      job_role_id_param: jobRoleIds[1],
      hourly_rate_param: 15.25,
    }),
  ) as string;
  expect(ok(await manager.from('staff').select('name, role, status, hourly_rate').eq('id', staffId).single())).toEqual({
    name: 'Robin Hale',
    role: 'Lifeguard',
    status: 'Pending Onboarding',
    hourly_rate: 15.25,
  });
});

describe('a resume', () => {
  // A position without a hire above.
  const roleIds = ['10000003-0000-4000-8000-000000000002'];
  const sendWith = async (resume: File, email: string) => {
    const form = new FormData();
    form.set('application', JSON.stringify({ ...application, email, jobRoleIds: roleIds }));
    form.set('resume', resume);
    const response = await fetch(`${target.url}/functions/v1/apply`, {
      method: 'POST',
      headers: { apikey: target.publishableKey },
      body: form,
    });
    return {
      status: response.status,
      body: (await response.json()) as { resume?: string; error?: { message: string } },
    };
  };
  const resumesOf = async (email: string) =>
    ok(
      await manager
        .from('job_applications')
        .select('resumes:job_application_resumes(file_name, media_type, bytes, storage_path)')
        .eq('email', email),
    ).flatMap(({ resumes }) => resumes);

  test('of almost 5 MB arrives, and only managers of the club open it', async () => {
    const bytes = new Uint8Array(4_900_000).fill(32);
    bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
    const email = 'resume@home.test';
    expect(await sendWith(new File([bytes], 'Robin Hale.pdf'), email)).toMatchObject({
      status: 200,
      body: { resume: 'stored' },
    });
    const [resume, ...others] = await resumesOf(email);
    expect(others).toEqual([]);
    expect(resume).toMatchObject({ file_name: 'Robin Hale.pdf', media_type: 'application/pdf', bytes: 4_900_000 });
    const path = String(resume?.storage_path);
    const download = async (client: Client) => client.storage.from('club-files').download(path);
    expect((await download(manager)).data?.size).toBe(4_900_000);
    for (const address of ['staff@pinehollow.test', 'admin@lakeside.test']) {
      const stranger = clientWith(target, target.publishableKey);
      ok(await stranger.auth.signInWithPassword({ email: address, password: 'clubcrew-local' }));
      expect((await download(stranger)).data).toBeNull();
      expect(ok(await stranger.from('job_application_resumes').select('id'))).toEqual([]);
    }
    expect((await download(applicant)).data).toBeNull();
    expect(
      (await applicant.storage.from('club-files').upload(path, new Blob(['%PDF-1.7']), { upsert: true })).error,
    ).not.toBeNull();
  });

  test('that is refused leaves no application and no file', async () => {
    const email = 'refused@home.test';
    const files = async () =>
      ok(await manager.storage.from('club-files').list(`${PINE_HOLLOW}/confidential/resumes`)).length;
    const before = await files();
    const answer = await sendWith(new File(['MZ'], 'cv.pdf', { type: 'application/pdf' }), email);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('not a PDF') as string } },
    });
    expect(ok(await manager.from('job_applications').select('id').eq('email', email))).toEqual([]);
    expect(await files()).toBe(before);
  });
});

test("passes on the database's sentence when it refuses", async () => {
  const jobRoleIds = ['10000003-0000-4000-8000-000000000008'];
  const email = 'other@home.test';
  expect(await apply({ ...application, email, clubSlug: 'nowhere', jobRoleIds })).toEqual({
    status: 404,
    body: {
      error: { code: 'unknown_club', message: 'There is no club at this address. Check the link that you were given.' },
    },
  });
  expect(await apply({ ...application, email, jobRoleIds })).toEqual({
    status: 409,
    body: {
      error: {
        code: 'position_closed',
        message:
          'Tennis Pro is no longer open at Pine Hollow Swim & Tennis Club. Reload the page and choose another position.',
      },
    },
  });
  expect(ok(await manager.from('job_applications').select('id').eq('email', email))).toEqual([]);
});

test('answers the specified calls of staff and job roles with their nested rows', async () => {
  const staff = ok(
    await manager
      .from('staff')
      .select('name, certifications, staff_certifications(certification_name, expiry_date)')
      .eq('club_id', PINE_HOLLOW)
      .eq('name', 'Frank Delgado')
      .order('name'),
  );
  expect(staff).toEqual([
    {
      name: 'Frank Delgado',
      certifications: ['Certified Pool Operator', 'CPR/AED'],
      staff_certifications: expect.arrayContaining([
        { certification_name: 'Certified Pool Operator', expiry_date: '2025-05-23' },
        { certification_name: 'CPR/AED', expiry_date: '2027-04-12' },
      ]) as unknown,
    },
  ]);
  const roles = ok(
    await manager
      .from('job_roles')
      .select('title, requirements:job_role_requirements(requirement)')
      .eq('club_id', PINE_HOLLOW)
      .eq('title', 'Maintenance')
      .order('title'),
  );
  expect(roles).toEqual([
    { title: 'Maintenance', requirements: [{ requirement: 'Certified Pool Operator certification' }] },
  ]);
});
