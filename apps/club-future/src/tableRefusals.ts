import { capital_projects } from '@platform/database/refusals/capital_projects';
import { club_documents } from '@platform/database/refusals/club_documents';
import { growth_assumptions } from '@platform/database/refusals/growth_assumptions';
import { project_updates } from '@platform/database/refusals/project_updates';
import { reserve_components } from '@platform/database/refusals/reserve_components';
import { reserve_plans } from '@platform/database/refusals/reserve_plans';
import { saved_reports } from '@platform/database/refusals/saved_reports';
import { strategic_metrics } from '@platform/database/refusals/strategic_metrics';
import { wishlist_items } from '@platform/database/refusals/wishlist_items';
import { workforce_plans } from '@platform/database/refusals/workforce_plans';

/** The tables that this module writes: what a person reads when the database refuses a row. */
export const refusals = [
  capital_projects,
  club_documents,
  growth_assumptions,
  project_updates,
  reserve_components,
  reserve_plans,
  saved_reports,
  strategic_metrics,
  wishlist_items,
  workforce_plans,
];
