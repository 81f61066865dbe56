import * as brandImages from './brandImages';
import * as club from './club';
import * as dashboardSettings from './dashboardSettings';
import * as exports from './exports';
import * as invitations from './invitations';
import * as messages from './messages';
import * as preferences from './preferences';
import * as profile from './profile';
import * as retention from './retention';
import * as seasons from './seasons';
import * as wage from './wage';

/** Everything that the members of a club change on its own pages. */
export const changes = {
  ...brandImages,
  ...club,
  ...dashboardSettings,
  ...exports,
  ...invitations,
  ...messages,
  ...preferences,
  ...profile,
  ...retention,
  ...seasons,
  ...wage,
};
