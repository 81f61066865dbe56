import { asking, HISTORY_FAILED } from '@platform/module-kit/screens';
import type { Database } from '@platform/database';
import { isListed, releaseOption } from '../../shared/releases/releaseStates';
import type { Consequences, PlanConsequences } from '../rows/consequences';
import {
  CLUBS_ON_PAGE,
  type Change,
  type ClubFilter,
  type ClubPage,
  type EngagedClub,
  type Engagement,
  type EngagementModule,
  type OfferedReleases,
} from '../rows/engagement';
import type { EngagementValues, HistoryLine, HistorySubject } from '../rows/history';
import { readReleaseStates } from './releaseStates';
import { CONSEQUENCES_FAILED, MODULES_FAILED } from '../failures';
import { CLUBS_FAILED } from '../rows/club';
import { RELEASES_FAILED } from '../rows/release';

/** Modules that an engagement may include, by title. For administrators and the firm. @throws DataError */
export async function listEngagementModules(): Promise<EngagementModule[]> {
  const rows = await asking(MODULES_FAILED)((db) => db.rpc('engagement_modules'));
  // The generated types of a function's columns do not include null.
  return rows.map((row) => ({
    id: row.module_id,
    title: row.title,
    productionVersion: row.production_version,
  }));
}

/**
 * A page of the clubs with a name that contains `search`, by name, and their total number; or the linked club as a page
 * of its own. Administrators see their own club, the firm all. @throws DataError
 */
export async function listEngagedClubs({ search, page, linked }: ClubFilter): Promise<ClubPage> {
  const rows = await askForClubs(
    linked
      ? { club_id_param: linked }
      : { search_param: search, limit_param: CLUBS_ON_PAGE, offset_param: (page - 1) * CLUBS_ON_PAGE },
  );
  return { total: rows[0]?.total ?? 0, clubs: rows.map(clubOf) };
}

/** One club; null without one, or if this administrator may not read it. @throws DataError */
export async function readEngagedClub(id: string): Promise<EngagedClub | null> {
  const [row] = await askForClubs({ club_id_param: id });
  return row ? clubOf(row) : null;
}

/** The latest lines about a club, newest first. For the club's administrators and the firm. @throws DataError */
export async function listEngagementHistory(
  clubId: string,
  { moduleId, planOnly }: HistorySubject,
): Promise<HistoryLine[]> {
  const rows = await asking(HISTORY_FAILED)((db) =>
    db.rpc('engagement_history', {
      club_id_param: clubId,
      ...(moduleId && { module_id_param: moduleId }),
      ...(planOnly && { plan_only_param: true }),
    }),
  );
  return rows.map((row) => ({
    happenedAt: row.happened_at,
    moduleTitle: row.module_title,
    action: row.action as HistoryLine['action'],
    before: row.before as EngagementValues | null,
    after: row.after as EngagementValues | null,
    person: row.person,
    reason: row.reason,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    effectiveAt: row.effective_at,
    failure: row.failure,
  }));
}

/** Reads what a change would mean. For the firm only. @throws DataError */
export async function readConsequences(clubId: string, moduleId: string, change: Change): Promise<Consequences> {
  const found = await asking(CONSEQUENCES_FAILED)((db) =>
    db.rpc('engagement_consequences', {
      club_id_param: clubId,
      module_id_param: moduleId,
      kind_param: change.kind,
      channel_param: change.channel,
      release_version_param: change.releaseVersion,
    }),
  );
  return found as unknown as Consequences;
}

/** Reads what another plan would mean. For the firm. @throws DataError */
export async function readPlanConsequences(clubId: string, plan: string): Promise<PlanConsequences> {
  const found = await asking(CONSEQUENCES_FAILED)((db) =>
    db.rpc('plan_consequences', { club_id_param: clubId, plan_param: plan }),
  );
  return found as unknown as PlanConsequences;
}

/** Channels and releases of a module. Only the firm can read all of them. @throws DataError */
export async function readOfferedReleases(moduleId: string): Promise<OfferedReleases> {
  const failure = RELEASES_FAILED;
  const [channels, releases] = await Promise.all([
    asking(failure)((db) =>
      db.from('module_channels').select('channel, version, candidate, share').eq('module_id', moduleId),
    ),
    readReleaseStates(moduleId, 50, failure),
  ]);
  return {
    channels: channels.toSorted((a, b) => rankOf(a.channel) - rankOf(b.channel) || (a.channel < b.channel ? -1 : 1)),
    versions: releases.filter(isListed).map((release) => releaseOption(release, channels)),
  };
}

const rankOf = (channel: string) => ['production', 'staging'].indexOf(channel) >>> 0;

type ClubsQuestion = Database['public']['Functions']['engagement_clubs']['Args'];
type ClubRow = Database['public']['Functions']['engagement_clubs']['Returns'][number];

async function askForClubs(question: ClubsQuestion): Promise<ClubRow[]> {
  return asking(CLUBS_FAILED)((db) => db.rpc('engagement_clubs', question));
}

const clubOf = (row: ClubRow): EngagedClub => ({
  id: row.club_id,
  name: row.name,
  plan: row.plan,
  timeZone: row.time_zone,
  staffCount: row.staff_count,
  engagements: row.cells as unknown as Engagement[],
});
