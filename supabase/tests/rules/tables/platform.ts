import { everything, members, mine, nobodyInserts, ownClub, type Subject } from './rule';
import { PINE_HOLLOW } from '../people';

const ownPeople = 'user_id in (select user_id from public.profiles where club_id = $club)';
const staffOf = (clubId: string) => `a0000000-0000-4000-8000-00000000000${clubId === PINE_HOLLOW ? 4 : 6}`;

/** Clubs, people and what they may do. */
export const platform: Subject = {
  tables: {
    clubs: {
      key: 'id::text',
      select: { ...members('id = $club'), firm: everything },
      update: { column: 'name', manager: 'id = $club', admin: 'id = $club', firm: everything },
      delete: {},
      insert: {
        into: () => `insert into public.clubs (name, type, size, season) values ('New', 'Resort', 'small', '2026')`,
        allowed: { clubless: 'any club' },
      },
    },
    profiles: {
      key: 'user_id::text',
      select: { clubless: mine, ...members(ownClub), firm: everything },
      update: { column: 'display_name', clubless: mine, member: mine, manager: mine, admin: ownClub, firm: everything },
      delete: {},
      insert: nobodyInserts(`insert into public.profiles (user_id, role) values (gen_random_uuid(), 'super_admin')`),
    },
    invitations: {
      key: 'id::text',
      select: { admin: ownClub, firm: everything },
      update: { column: 'revoked_at', admin: ownClub, firm: everything },
      delete: {},
      insert: {
        into: (clubId) => `insert into public.invitations (email, club_id) values ('guest@example.test', '${clubId}')`,
        allowed: { admin: 'own club', firm: 'any club' },
      },
    },
    features: {
      key: 'name',
      select: { clubless: 'is_active', ...members('is_active'), firm: everything },
      update: { column: 'display_name', firm: everything },
      delete: { firm: everything },
      insert: {
        into: () => `insert into public.features (name, display_name, category) values ('new_one', 'New', 'Other')`,
        allowed: { firm: 'any club' },
      },
    },
    user_permissions: {
      key: `user_id || ' ' || feature_id`,
      select: { clubless: mine, member: mine, manager: mine, admin: ownPeople, firm: everything },
      update: { column: 'feature_id' },
      delete: { admin: `${ownPeople} and user_id <> $me`, firm: everything },
      insert: {
        into: (clubId) => `insert into public.user_permissions (user_id, feature_id)
          values ('${staffOf(clubId)}', (select id from public.features where name = 'user_management'))`,
        allowed: { admin: 'own club', firm: 'any club' },
      },
    },
  },
  callable: {
    anon: [
      'is_invited(text)',
      'password_link(text,text,uuid)',
      'app.is_invited(text)',
      'app.password_link(text,text,uuid)',
    ],
    authenticated: [
      'get_user_permissions(uuid)',
      'invite_person(text,text,uuid)',
      'accept_invitation(uuid)',
      'my_invitations()',
      'my_left_club()',
      'is_invited(text)',
      'password_link(text,text,uuid)',
      'remove_from_club(uuid)',
      'app.accept_my_invitation(uuid)',
      'app.administered_clubs()',
      'app.confidential_clubs()',
      'app.count_invitation()',
      'app.editable_clubs()',
      'app.grantable_features()',
      'app.is_firm()',
      'app.is_invited(text)',
      'app.is_email_address(text)',
      'app.is_one_line(text)',
      'app.managed_people()',
      'app.my_club_id()',
      'app.my_invitations()',
      'app.my_left_club()',
      'app.reads_analytics()',
      'app.my_role()',
      'app.take_up_my_invitation(uuid)',
      'app.password_link(text,text,uuid)',
      'app.plan_rank(text)',
      'app.remove_from_club(uuid)',
      'app.require_newcomer(text,uuid)',
      'app.require_administrator(uuid,text)',
      'app.require_manager(uuid,text)',
      'app.sent_object(jsonb)',
      'app.sent_objects(jsonb)',
      'app.set_up_by_me(uuid)',
      'app.require_session()',
      'app.visible_clubs()',
    ],
    service_role: [
      'app.editable_clubs()',
      'belongs_to_another_club(text,uuid)',
      'app.belongs_to_another_club(text,uuid)',
      'app.is_email_address(text)',
      'app.is_one_line(text)',
      'app.plan_rank(text)',
    ],
    supabase_auth_admin: ['app.before_user_created(jsonb)'],
  },
};
