import { budget_categories } from '@platform/database/refusals/budget_categories';
import { capital_projects } from '@platform/database/refusals/capital_projects';
import { club_documents } from '@platform/database/refusals/club_documents';
import { growth_assumptions } from '@platform/database/refusals/growth_assumptions';
import { notifications } from '@platform/database/refusals/notifications';
import { project_ballots } from '@platform/database/refusals/project_ballots';
import { project_bids } from '@platform/database/refusals/project_bids';
import { project_comments } from '@platform/database/refusals/project_comments';
import { project_updates } from '@platform/database/refusals/project_updates';
import { project_voters } from '@platform/database/refusals/project_voters';
import { project_votes } from '@platform/database/refusals/project_votes';
import { report_schedules } from '@platform/database/refusals/report_schedules';
import { reserve_components } from '@platform/database/refusals/reserve_components';
import { reserve_plans } from '@platform/database/refusals/reserve_plans';
import { saved_reports } from '@platform/database/refusals/saved_reports';
import { strategic_metrics } from '@platform/database/refusals/strategic_metrics';
import { wishlist_items } from '@platform/database/refusals/wishlist_items';
import { workforce_plans } from '@platform/database/refusals/workforce_plans';

/** The tables that this module writes: what a person reads when the database refuses a row. */
export const refusals = [
  budget_categories,
  capital_projects,
  club_documents,
  growth_assumptions,
  notifications,
  project_ballots,
  project_bids,
  project_comments,
  project_updates,
  project_voters,
  project_votes,
  report_schedules,
  reserve_components,
  reserve_plans,
  saved_reports,
  strategic_metrics,
  wishlist_items,
  workforce_plans,
];
