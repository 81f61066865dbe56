import { accounts } from './accounts';
import { administration } from './administration';
import { contact } from './contact';
import { dashboard } from './dashboard';
import { finances } from './finances';
import { inviting } from './inviting';
import { invitingRights } from './invitingRights';
import { membership } from './membership';
import { onboarding } from './onboarding';
import type { ProductWorld } from './productWorld';
import { recruitment } from './recruitment';
import { refusing } from './refusing';
import { reports } from './reports';
import { signedOut } from './signedOut';
import { staff } from './staff';
import { team } from './team';
import { training } from './training';
import { targetKind } from '../target';

/** The specified calls, word for word, against the product's own rules and seed. */
export function describeProduct(theWorld: () => ProductWorld): void {
  describe('role, club and permissions', () => membership(theWorld));
  describe('onboarding', () => onboarding(theWorld));
  describe('the dashboard', () => dashboard(theWorld));
  describe('administration', () => administration(theWorld));
  describe('the team', () => team(theWorld));
  describe('staff', () => staff(theWorld));
  describe('recruitment', () => recruitment(theWorld));
  describe('training', () => training(theWorld));
  describe('reports', () => reports(theWorld));
  describe('finances', () => finances(theWorld));
  describe('refusing', () => refusing(theWorld));
  describe('an access token', () => signedOut(theWorld));
  // Before PostgREST stand the auth and the functions of our stack, which the other targets hold to their part.
  if (targetKind !== 'postgrest') {
    describe('accounts', () => accounts(theWorld));
    describe('inviting', () => inviting(theWorld));
    describe('who invites', () => invitingRights(theWorld));
    describe('contact', () => contact(theWorld));
  }
}
