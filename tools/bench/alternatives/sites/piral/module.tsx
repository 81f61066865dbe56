import type { PiletApi } from 'piral-core';
import { MembersPage } from '../platform/members/src/MembersPage';

/** Called by Piral once it has loaded the pilet. */
export function setup(app: PiletApi): void {
  app.registerPage('/members', MembersPage);
}
