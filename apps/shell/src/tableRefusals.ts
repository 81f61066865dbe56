import { invitations } from '@platform/database/refusals/invitations';
import { notifications } from '@platform/database/refusals/notifications';
import { profiles } from '@platform/database/refusals/profiles';

/** The tables that the shell writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [invitations, notifications, profiles];
