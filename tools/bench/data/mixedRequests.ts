const PASSWORD = 'clubcrew-local';
const PEOPLE = ['admin@pinehollow.test', 'manager@pinehollow.test', 'staff@pinehollow.test', 'admin@lakeside.test'];

interface Session {
  token: string;
  userId: string;
  clubId: string;
}

interface PageRequest {
  path: string;
  method?: string;
  body?: unknown;
  /** Handles a row that already exists. */
  prefer?: string;
}

/** A page's requests in realistic proportions: of twenty requests, seventeen read and three write. */
const requests: ((session: Session) => PageRequest)[] = [
  ({ clubId }) => ({ path: `staff?select=*,staff_certifications(*)&club_id=eq.${clubId}&order=name` }),
  ({ clubId }) => ({
    path: `job_roles?select=*,requirements(*)&club_id=eq.${clubId}&order=title`,
  }),
  ({ clubId }) => ({ path: `training_modules?select=*&club_id=eq.${clubId}&order=title` }),
  ({ clubId }) => ({ path: `shifts?select=*&club_id=eq.${clubId}&order=starts_at` }),
  ({ clubId }) => ({ path: `clubs?select=*&id=eq.${clubId}` }),
  ({ userId }) => ({ path: `profiles?select=role,club_id&user_id=eq.${userId}` }),
  ({ clubId }) => ({
    path: `profiles?select=id,display_name,role,created_at,phone&club_id=eq.${clubId}&order=display_name`,
  }),
  ({ userId }) => ({ path: 'rpc/get_user_permissions', method: 'POST', body: { user_id_param: userId } }),
  () => ({ path: 'rpc/platform_manifest', method: 'POST', body: {} }),
  () => ({ path: 'features?select=*&is_active=is.true&order=category' }),
  () => ({ path: 'messages?select=*,message_reads(read_at)&order=created_at.desc' }),
  () => ({ path: 'notifications?select=*&order=created_at.desc&limit=20' }),
  ({ clubId }) => ({ path: `seasons?select=*&club_id=eq.${clubId}&order=year.desc` }),
  ({ clubId }) => ({ path: `certification_types?select=*&club_id=eq.${clubId}&order=name` }),
  ({ userId }) => ({ path: `user_dashboard_settings?select=layout_config,widget_preferences&user_id=eq.${userId}` }),
  ({ clubId }) => ({ path: `activity_logs?select=*&club_id=eq.${clubId}&order=created_at.desc&limit=20` }),
  ({ clubId }) => ({ path: `club_modules?select=*&club_id=eq.${clubId}` }),
  ({ clubId }) => ({
    path: 'activity_logs',
    method: 'POST',
    body: { club_id: clubId, type: 'communication', message: 'Hello' },
  }),
  ({ userId }) => ({
    path: 'user_dashboard_settings?on_conflict=user_id',
    method: 'POST',
    body: { user_id: userId, layout_config: { columns: 2 } },
    prefer: 'resolution=merge-duplicates',
  }),
  ({ userId }) => ({ path: `profiles?user_id=eq.${userId}`, method: 'PATCH', body: { phone: '336 555 0100' } }),
];

/**
 * Signs some people in and returns a function that sends request number n.
 * @throws Error if any request is refused: a refusal is quick and would improve the result
 */
export async function mixedRequests(origin: string, key: string): Promise<(number: number) => Promise<void>> {
  const sessions = await Promise.all(PEOPLE.map((email) => signIn(origin, key, email)));
  return async (number) => {
    const session = sessions[number % sessions.length] as Session;
    const {
      path,
      method = 'GET',
      body,
      prefer,
    } = (requests[number % requests.length] as (typeof requests)[0])(session);
    const response = await fetch(`${origin}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${session.token}`,
        'content-type': 'application/json',
        ...(prefer && { prefer }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${answer}`);
  };
}

async function signIn(origin: string, key: string, email: string): Promise<Session> {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  const profiles = await fetch(`${origin}/rest/v1/profiles?select=club_id&user_id=eq.${user.id}`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  const [profile] = (await profiles.json()) as { club_id: string }[];
  return { token, userId: user.id, clubId: profile?.club_id ?? '' };
}
