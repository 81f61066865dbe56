import { club_modules } from '@platform/database/refusals/club_modules';
import { clubs } from '@platform/database/refusals/clubs';
import { engagement_changes } from '@platform/database/refusals/engagement_changes';
import { invitations } from '@platform/database/refusals/invitations';
import { notifications } from '@platform/database/refusals/notifications';
import { profiles } from '@platform/database/refusals/profiles';
import { user_permissions } from '@platform/database/refusals/user_permissions';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [
  club_modules,
  clubs,
  engagement_changes,
  invitations,
  notifications,
  profiles,
  user_permissions,
];
