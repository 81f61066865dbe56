-- The invitations by which these people came. That of the new client stays open: it invites to set up a club.
insert into public.invitations (email, club_id, role) values
  ('admin@pinehollow.test', '10000000-0000-4000-8000-000000000001', 'admin'),
  ('manager@pinehollow.test', '10000000-0000-4000-8000-000000000001', 'manager'),
  ('staff@pinehollow.test', '10000000-0000-4000-8000-000000000001', 'user'),
  ('board@pinehollow.test', '10000000-0000-4000-8000-000000000001', 'user'),
  ('admin@lakeside.test', '20000000-0000-4000-8000-000000000001', 'admin'),
  ('staff@lakeside.test', '20000000-0000-4000-8000-000000000001', 'user'),
  ('newclient@clubcrew.test', null, 'user');
-- The seed may run long after it was written: an open invitation of the sample lasts as long as one can.
update public.invitations set expires_at = created_at + interval '1 year';

-- Accounts as the auth service writes them. A trigger gives each its profile, club and role from the invitation.
-- The tokens are empty strings because the auth service cannot read nulls there. The password is public, so the least work
-- for its hash will do.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  '00000000-0000-0000-0000-000000000000', person.id::uuid, 'authenticated', 'authenticated', person.email,
  extensions.crypt('clubcrew-local', extensions.gen_salt('bf', 4)), now(),
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('display_name', person.display_name),
  now(), now(), '', '', '', ''
from (values
  ('a0000000-0000-4000-8000-000000000001', 'firm@clubcrew.test', 'Dana Whitfield'),
  ('a0000000-0000-4000-8000-000000000002', 'admin@pinehollow.test', 'Marcus Bell'),
  ('a0000000-0000-4000-8000-000000000003', 'manager@pinehollow.test', 'Elena Ruiz'),
  ('a0000000-0000-4000-8000-000000000004', 'staff@pinehollow.test', 'Jordan Blake'),
  ('a0000000-0000-4000-8000-000000000005', 'admin@lakeside.test', 'Patricia Nguyen'),
  ('a0000000-0000-4000-8000-000000000006', 'staff@lakeside.test', 'Sam Okafor'),
  ('a0000000-0000-4000-8000-000000000007', 'newclient@clubcrew.test', 'Riley Hart'),
  ('a0000000-0000-4000-8000-000000000008', 'board@pinehollow.test', 'Ruth Castellano')
) as person (id, email, display_name);

insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select
  id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), 'email', now(), now(), now()
from auth.users
where email like '%.test';

-- That these people joined is no part of the season that the demo tells.
delete from public.activity_logs;

update public.profiles set company_name = clubs.name from public.clubs where clubs.id = profiles.club_id;

-- Two people have given their number to their team.
update public.profiles set phone = given.phone
from (values ('Marcus Bell', '(555) 010-2201'), ('Elena Ruiz', '(555) 010-2202')) as given (display_name, phone)
where profiles.display_name = given.display_name;

-- What each person is granted; the firm and Pine Hollow's admin have everything.
insert into public.user_permissions (user_id, feature_id)
select users.id, features.id
from (values
  ('firm@clubcrew.test', array['dashboard_view', 'analytics_view', 'advanced_reporting', 'user_management',
    'system_settings', 'export_data', 'api_access', 'team_collaboration']),
  ('admin@pinehollow.test', array['dashboard_view', 'analytics_view', 'advanced_reporting', 'user_management',
    'system_settings', 'export_data', 'api_access', 'team_collaboration']),
  ('manager@pinehollow.test', array['dashboard_view', 'analytics_view', 'export_data', 'team_collaboration']),
  ('staff@pinehollow.test', array['dashboard_view', 'team_collaboration']),
  ('board@pinehollow.test', array['dashboard_view', 'board_view']),
  ('admin@lakeside.test', array['dashboard_view', 'analytics_view', 'user_management', 'system_settings', 'export_data',
    'team_collaboration']),
  ('staff@lakeside.test', array['dashboard_view'])
) as granted (email, feature_names)
join auth.users on users.email = granted.email
join public.features on features.name = any (granted.feature_names);
