import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import { clubs } from '@platform/database/refusals/clubs';
import { invitations } from '@platform/database/refusals/invitations';
import { message_reads } from '@platform/database/refusals/message_reads';
import { messages } from '@platform/database/refusals/messages';
import { notification_preferences } from '@platform/database/refusals/notification_preferences';
import { profiles } from '@platform/database/refusals/profiles';
import { retention_policies } from '@platform/database/refusals/retention_policies';
import { seasons } from '@platform/database/refusals/seasons';
import { staff_seasons } from '@platform/database/refusals/staff_seasons';
import { user_dashboard_settings } from '@platform/database/refusals/user_dashboard_settings';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [
  club_labor_rules,
  clubs,
  invitations,
  message_reads,
  messages,
  notification_preferences,
  profiles,
  retention_policies,
  seasons,
  staff_seasons,
  user_dashboard_settings,
];
