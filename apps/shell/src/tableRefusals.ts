import { invitations } from '@platform/database/refusals/invitations';
import { message_reads } from '@platform/database/refusals/message_reads';
import { messages } from '@platform/database/refusals/messages';
import { notifications } from '@platform/database/refusals/notifications';
import { profiles } from '@platform/database/refusals/profiles';
import { user_dashboard_settings } from '@platform/database/refusals/user_dashboard_settings';

/** The tables that the shell writes itself: what a person reads when the database refuses a row. */
export const refusals = [invitations, message_reads, messages, notifications, profiles, user_dashboard_settings];
