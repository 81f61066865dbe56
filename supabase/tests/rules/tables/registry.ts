import { PINE_HOLLOW } from '../support/people';
import { everything, members, mine, noOneInserts, ownClub, type Subject } from './rule';

const inProduction = (module: string) =>
  `exists (select from public.module_channels c where c.module_id = ${module} and c.channel = 'production')`;
const releaseInProduction = `(module_id, version) in (select module_id, version from public.module_channels where channel = 'production')`;
const releaseOfClub = `${releaseInProduction} or (module_id, version) in (select module_id, pinned_version from public.club_modules where club_id = $club)`;

const ofOwnTicket = `ticket_id in (select id from public.preview_tickets where ${mine})`;

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
      insert: noOneInserts(
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
      insert: noOneInserts(`insert into public.module_releases (module_id, version, release, published_by)
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
      insert: noOneInserts(`insert into public.module_channels (module_id, channel, version, updated_by)
        values ('training', 'preview/evil', '1.0.0', 'me')`),
    },
    module_channel_events: {
      key: 'id::text',
      select: { firm: everything },
      update: { column: 'reason' },
      delete: {},
      insert: noOneInserts(`insert into public.module_channel_events (module_id, action, to_version, actor)
        values ('training', 'publish', '1.0.0', 'me')`),
    },
    release_checks: {
      key: 'id::text',
      select: { firm: everything },
      update: { column: 'findings' },
      delete: {},
      insert:
        noOneInserts(`insert into public.release_checks (module_id, release_version, shells, sets, findings, checked_by)
        values ('training', '1.1.0', '{s}', '[["training@1.1.0"]]', '{}', 'me')`),
    },
    publisher_keys: {
      key: 'id',
      select: { firm: everything },
      update: { column: 'revoked_at' },
      delete: {},
      insert: noOneInserts(`insert into public.publisher_keys (id, public_key, name, certificate, added_by)
        values ('0000000000000000', repeat('A', 43) || '=', 'Evil', repeat('A', 86) || '==', 'me')`),
    },
    release_signatures: {
      key: `module_id || ' ' || release_version || ' ' || key_id`,
      select: { firm: everything },
      update: { column: 'signature' },
      delete: {},
      insert:
        noOneInserts(`insert into public.release_signatures (module_id, release_version, key_id, signature, signed_by)
        values ('training', '1.0.0', '0000000000000000', repeat('A', 86) || '==', 'me')`),
    },
    pruned_releases: {
      key: `module_id || ' ' || release_version`,
      select: { firm: everything },
      update: { column: 'pruned_by' },
      delete: {},
      insert: noOneInserts(`insert into public.pruned_releases (module_id, release_version, pruned_by)
        values ('training', '1.1.0', 'me')`),
    },
    club_modules: {
      key: `club_id || ' ' || module_id`,
      select: { ...members(ownClub), firm: everything },
      update: { column: 'channel' },
      delete: {},
      insert: noOneInserts(
        `insert into public.club_modules (club_id, module_id) values ('${PINE_HOLLOW}', 'facilities')`,
      ),
    },
    engagement_events: {
      key: 'id::text',
      select: { admin: ownClub, firm: everything },
      update: { column: 'action' },
      delete: {},
      insert: noOneInserts(`insert into public.engagement_events (club_id, module_id, action)
        values ('${PINE_HOLLOW}', 'training', 'switched_on')`),
    },
    engagement_changes: {
      key: 'id::text',
      select: { manager: ownClub, admin: ownClub, firm: everything },
      update: { column: 'reason' },
      delete: {},
      insert: noOneInserts(`insert into public.engagement_changes (club_id, module_id, kind, reason, effective_at)
        values ('${PINE_HOLLOW}', 'training', 'off', 'because', now())`),
    },
    preview_tickets: {
      key: 'id::text',
      select: { clubless: mine, ...members(mine), firm: everything },
      update: { column: 'expires_at' },
      delete: {},
      insert: noOneInserts(`insert into public.preview_tickets (user_id, expires_at, issued_by)
        values (auth.uid(), now() + interval '1 hour', 'me')`),
    },
    preview_ticket_releases: {
      key: `ticket_id || ' ' || module_id`,
      select: { clubless: ofOwnTicket, ...members(ofOwnTicket), firm: everything },
      update: { column: 'release_version' },
      delete: {},
      insert: noOneInserts(`insert into public.preview_ticket_releases (ticket_id, module_id, release_version)
        select id, 'facilities', '0.1.0' from public.preview_tickets`),
    },
    module_health_reports: {
      key: 'id::text',
      select: { firm: everything },
      update: { column: 'outcome' },
      delete: {},
      insert: noOneInserts(
        `insert into public.module_health_reports (module_id, release_version, outcome) values ('training', '1.0.0', 'mounted')`,
      ),
    },
    module_health_hours: {
      key: 'id::text',
      select: { admin: ownClub, firm: everything },
      update: { column: 'count' },
      delete: {},
      insert: noOneInserts(
        `insert into public.module_health_hours (hour, module_id, release_version, measure, bin, count)
         values (now(), 'training', '1.0.0', 'failed', 0, 1000)`,
      ),
    },
    release_withdrawals: {
      key: 'id::text',
      select: { firm: everything },
      update: { column: 'seen_by' },
      delete: {},
      insert: noOneInserts(
        `insert into public.release_withdrawals (module_id, release_version, channel, failures, mounts, sources)
         values ('training', '1.0.0', 'production', 9, 9, 9)`,
      ),
    },
  },
  callable: {
    anon: [
      'platform_manifest(uuid)',
      'report_module_health(jsonb)',
      'app.platform_manifest(uuid)',
      'app.report_module_health(jsonb)',
    ],
    authenticated: [
      'cancel_engagement_change(uuid)',
      'change_engagement(uuid,text,text,text,text,text,timestamp with time zone,integer,text)',
      'change_plan(uuid,text,text,text,text[])',
      'engagement_clubs(text,integer,integer,uuid)',
      'engagement_consequences(uuid,text,text,text,text)',
      'engagement_history(uuid,text,boolean)',
      'engagement_modules()',
      'module_health_figures(text,timestamp with time zone,timestamp with time zone,text,text,text,uuid)',
      'pause_rollout(text,text,boolean,text,text,text,timestamp with time zone)',
      'end_rollout(text,text,text,text,text,timestamp with time zone)',
      'plan_consequences(uuid,text)',
      'report_module_health(jsonb)',
      'app.cancel_engagement_change(uuid)',
      'app.change_engagement(uuid,text,text,text,text,text,timestamp with time zone,integer,text)',
      'see_withdrawal(bigint)',
      'app.change_plan(uuid,text,text,text,text[])',
      'release_failures(text,text,timestamp with time zone,timestamp with time zone)',
      'app.read_release_failures(text,text,timestamp with time zone,timestamp with time zone)',
      'app.engagement_clubs(text,integer,integer,uuid)',
      'app.engagement_consequences(uuid,text,text,text,text)',
      'app.engagement_history(uuid,text,boolean)',
      'app.engagement_modules()',
      'app.my_pinned_releases()',
      'app.pause_rollout(text,text,boolean,text,text,text,timestamp with time zone)',
      'app.end_rollout(text,text,text,text,text,timestamp with time zone)',
      'app.plan_consequences(uuid,text)',
      'end_preview_ticket(uuid,text)',
      'issue_preview_ticket(jsonb,text,integer,text)',
      'open_preview_ticket(uuid)',
      'platform_manifest(uuid)',
      'platform_start(uuid)',
      'app.end_preview_ticket(uuid,text)',
      'app.issue_preview_ticket(jsonb,text,integer,text)',
      'app.is_on_staff()',
      'app.open_preview_ticket(uuid)',
      'app.platform_manifest(uuid)',
      'app.report_module_health(jsonb)',
      'app.require_module_of(text)',
      'app.see_withdrawal(bigint)',
    ],
    service_role: [
      'release_failures(text,text,timestamp with time zone,timestamp with time zone)',
      'app.read_release_failures(text,text,timestamp with time zone,timestamp with time zone)',
      'record_release_sources(text,text,text,text[],bigint[],integer[],integer[])',
      'app.record_release_sources(text,text,text,text[],bigint[],integer[],integer[])',
      'sets_to_check(text,text,text)',
      'app.sets_to_check(text,text,text)',
      'prunable_releases(integer)',
      'prune_release(text,text,text,integer)',
      'app.prunable_releases(integer)',
      'app.prune_release(text,text,integer,text)',
      'make_due_engagement_changes()',
      'unnamed_files(integer)',
      'app.unnamed_files(integer)',
      'app.make_due_engagement_changes()',
      'pause_rollout(text,text,boolean,text,text,text,timestamp with time zone)',
      'end_rollout(text,text,text,text,text,timestamp with time zone)',
      'publish_release(text,text,text,text)',
      'sign_release(text,text,text,text,text)',
      'trust_root(text)',
      'add_publisher_key(text,text,text[],text,text)',
      'revocation_consequences(text)',
      'revoke_publisher_key(text,text,text)',
      'roll_out_release(text,text,text,integer,text,text,text,boolean,boolean)',
      'rollback_release(text,text,text,text,text)',
      'app.pause_rollout(text,text,boolean,text,text,text,timestamp with time zone)',
      'app.end_rollout(text,text,text,text,text,timestamp with time zone)',
      'app.publish_release(text,text,text,text)',
      'app.sign_release(text,text,text,text,text)',
      'app.trust_root(text)',
      'app.add_publisher_key(text,text,text[],text,text)',
      'app.revocation_consequences(text)',
      'app.revoke_publisher_key(text,text,text)',
      'app.roll_out_release(text,text,text,integer,text,text,text,boolean,boolean)',
      'end_preview_ticket(uuid,text)',
      'issue_preview_ticket(jsonb,text,integer,text)',
      'app.end_preview_ticket(uuid,text)',
      'app.issue_preview_ticket(jsonb,text,integer,text)',
      'platform_manifest(uuid)',
      'promote_release(text,text,text,text,text,text,boolean)',
      'record_release_check(text,text,text[],jsonb,text[],text)',
      'release_sets(text,text)',
      'releases_ahead()',
      'app.releases_ahead()',
      'release_obstacle(text,text)',
      'app.release_obstacle(text,text)',
      'app.platform_manifest(uuid)',
      'app.promote_release(text,text,text,text,text,text,boolean)',
      'app.record_release_check(text,text,text[],jsonb,text[],text)',
      'app.release_sets(text,text)',
      'app.rollback_release(text,text,text,text,text)',
    ],
  },
};
