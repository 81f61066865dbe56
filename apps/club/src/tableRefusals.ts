import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import { clubs } from '@platform/database/refusals/clubs';
import { notification_preferences } from '@platform/database/refusals/notification_preferences';
import { profiles } from '@platform/database/refusals/profiles';
import { retention_policies } from '@platform/database/refusals/retention_policies';
import { seasons } from '@platform/database/refusals/seasons';
import { staff_seasons } from '@platform/database/refusals/staff_seasons';

/** The tables that this module writes: what a person reads when the database refuses a row. */
export const refusals = [
  club_labor_rules,
  clubs,
  notification_preferences,
  profiles,
  retention_policies,
  seasons,
  staff_seasons,
];
