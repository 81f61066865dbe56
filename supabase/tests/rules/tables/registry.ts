import { PINE_HOLLOW } from '../people';
import { everything, members, mine, nobodyInserts, ownClub, type Subject } from './rule';

const inProduction = (module: string) =>
  `exists (select from public.module_channels c where c.module_id = ${module} and c.channel = 'production')`;
const releaseInProduction = `(module_id, version) in (select module_id, version from public.module_channels where channel = 'production')`;
const releaseOfClub = `${releaseInProduction} or (module_id, version) in (select module_id, pinned_version from public.club_modules where club_id = $club)`;

/** Modules, releases and what each club gets of them. */
export const registry: Subject = {
  tables: {
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
    engagement_events: {
      key: 'id::text',
      select: { ...members(ownClub), firm: everything },
      update: { column: 'action' },
      delete: {},
      insert: nobodyInserts(`insert into public.engagement_events (club_id, module_id, action)
        values ('${PINE_HOLLOW}', 'training', 'switched_on')`),
    },
    preview_tickets: {
      key: 'id::text',
      select: { clubless: mine, ...members(mine), firm: everything },
      update: { column: 'expires_at' },
      delete: {},
      insert:
        nobodyInserts(`insert into public.preview_tickets (module_id, release_version, user_id, expires_at, issued_by)
        values ('training', '1.0.0', auth.uid(), now() + interval '1 hour', 'me')`),
    },
    module_health_reports: {
      key: 'id::text',
      select: { firm: everything },
      update: { column: 'outcome' },
      delete: {},
      insert: nobodyInserts(
        `insert into public.module_health_reports (module_id, release_version, outcome) values ('training', '1.0.0', 'mounted')`,
      ),
    },
  },
  callable: {
    anon: [
      'platform_manifest()',
      'report_module_health(jsonb)',
      'app.platform_manifest()',
      'app.report_module_health(jsonb)',
    ],
    authenticated: [
      'end_preview_ticket(uuid)',
      'issue_preview_ticket(text,text,text,integer,text)',
      'platform_manifest()',
      'report_module_health(jsonb)',
      'app.end_preview_ticket(uuid)',
      'app.issue_preview_ticket(text,text,text,integer,text)',
      'app.my_pinned_releases()',
      'app.platform_manifest()',
      'app.report_module_health(jsonb)',
    ],
    service_role: [
      'end_preview_ticket(uuid)',
      'issue_preview_ticket(text,text,text,integer,text)',
      'app.end_preview_ticket(uuid)',
      'app.issue_preview_ticket(text,text,text,integer,text)',
      'platform_manifest()',
      'promote_release(text,text,text,text,text)',
      'publish_release(jsonb,text)',
      'rollback_release(text,text,text,text)',
      'app.platform_manifest()',
      'app.promote_release(text,text,text,text,text)',
      'app.publish_release(jsonb,text)',
      'app.rollback_release(text,text,text,text)',
    ],
  },
};
