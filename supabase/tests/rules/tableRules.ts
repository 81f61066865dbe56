import { LAKESIDE, PINE_HOLLOW, type Kind } from './people';

/**
 * For each kind of person the rows a verb reaches, as a condition over the table. `$me` and `$club` stand for the
 * person. A kind that is not named reaches nothing.
 */
export type Reach = Partial<Record<Kind, string>>;

export interface TableRule {
  /** Text that identifies a row. */
  key: string;
  select: Reach;
  /** `column` is one that may be updated at all, if any may. */
  update: Reach & { column: string };
  delete: Reach;
  /** A statement that adds one row to a club, and who may add it to which club. */
  insert: { into(clubId: string): string; allowed: Partial<Record<Kind, 'own club' | 'any club'>> };
}

const everything = 'true';
const mine = 'user_id = $me';
const ownClub = 'club_id = $club';
const ownPeople = 'user_id in (select user_id from public.profiles where club_id = $club)';
const inProduction = (module: string) =>
  `exists (select from public.module_channels c where c.module_id = ${module} and c.channel = 'production')`;
const releaseInProduction = `(module_id, version) in (select module_id, version from public.module_channels where channel = 'production')`;
const releaseOfClub = `${releaseInProduction} or (module_id, version) in (select module_id, pinned_version from public.club_modules where club_id = $club)`;

const members = (reach: string): Reach => ({ member: reach, manager: reach, admin: reach });
const staffOf = (clubId: string) => `a0000000-0000-4000-8000-00000000000${clubId === PINE_HOLLOW ? 4 : 6}`;
const nobodyInserts = (sql: string): TableRule['insert'] => ({ into: () => sql, allowed: {} });

/** A table of a club: members read, managers and admins write, the firm reads. */
function clubTable(column: string, into: (clubId: string) => string): TableRule {
  return {
    key: 'id::text',
    select: { ...members(ownClub), firm: everything },
    update: { column, manager: ownClub, admin: ownClub },
    delete: { manager: ownClub, admin: ownClub },
    insert: { into, allowed: { manager: 'own club', admin: 'own club' } },
  };
}

/** The matrix of the rules, by table or view of the schema `public`. */
export const tableRules: Record<string, TableRule> = {
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
  training_courses: clubTable(
    'title',
    (clubId) => `insert into public.training_courses (club_id, title) values ('${clubId}', 'New course')`,
  ),
  training_participants: clubTable('name', (clubId) => {
    const courseId =
      clubId === LAKESIDE ? '20000000-0000-4000-8000-000000001000' : '30000000-0000-4000-8000-000000001000';
    return `insert into public.training_participants (club_id, course_id, name) values ('${clubId}', '${courseId}', 'New person')`;
  }),
  training_modules: {
    key: 'id::text',
    select: { ...members(ownClub), firm: everything },
    update: { column: 'title' },
    delete: {},
    insert: nobodyInserts(`insert into public.training_modules (club_id, title) values ('${PINE_HOLLOW}', 'New')`),
  },
  contact_inquiries: {
    key: 'id::text',
    select: { firm: everything },
    update: { column: 'message' },
    delete: {},
    insert: nobodyInserts(
      `insert into public.contact_inquiries (inquiry_type, name, email) values ('question', 'A', 'a@b.test')`,
    ),
  },
  modules: {
    key: 'id',
    select: {
      anon: inProduction('modules.id'),
      clubless: inProduction('modules.id'),
      ...members(inProduction('modules.id')),
      firm: everything,
    },
    update: { column: 'engagement' },
    delete: {},
    insert: nobodyInserts(
      `insert into public.modules (id, title, owner, engagement) values ('evil', 'Evil', 'e@e.test', false)`,
    ),
  },
  module_releases: {
    key: `module_id || ' ' || version`,
    select: {
      anon: releaseInProduction,
      clubless: releaseInProduction,
      ...members(releaseOfClub),
      firm: everything,
    },
    update: { column: 'release' },
    delete: {},
    insert: nobodyInserts(`insert into public.module_releases (module_id, version, release, published_by)
      values ('training', '6.6.6', '{"moduleId": "training", "version": "6.6.6"}', 'me')`),
  },
  module_channels: {
    key: `module_id || ' ' || channel`,
    select: {
      anon: `channel = 'production'`,
      clubless: `channel = 'production'`,
      ...members(`channel = 'production'`),
      firm: everything,
    },
    update: { column: 'version' },
    delete: {},
    insert: nobodyInserts(`insert into public.module_channels (module_id, channel, version, updated_by)
      values ('training', 'preview/evil', '1.0.0', 'me')`),
  },
  module_channel_events: {
    key: 'id::text',
    select: { firm: everything },
    update: { column: 'reason' },
    delete: {},
    insert: nobodyInserts(`insert into public.module_channel_events (module_id, action, to_version, actor)
      values ('training', 'publish', '1.0.0', 'me')`),
  },
  club_modules: {
    key: `club_id || ' ' || module_id`,
    select: { ...members(ownClub), firm: everything },
    update: { column: 'channel', firm: everything },
    delete: { firm: everything },
    insert: {
      into: (clubId) => `insert into public.club_modules (club_id, module_id) values ('${clubId}', 'facilities')`,
      allowed: { firm: 'any club' },
    },
  },
};
