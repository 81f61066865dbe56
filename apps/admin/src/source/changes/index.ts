import * as engagements from './engagements';
import * as invitations from './invitations';
import * as mails from './mails';
import * as people from './people';
import * as previews from './previews';
import * as releases from './releases';

/** Everything that the firm and the clubs' administrators change. */
export const changes = { ...engagements, ...invitations, ...mails, ...people, ...previews, ...releases };
