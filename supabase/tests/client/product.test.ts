import { accounts } from './product/accounts';
import { administration } from './product/administration';
import { contact } from './product/contact';
import { dashboard } from './product/dashboard';
import { finances } from './product/finances';
import { inviting } from './product/inviting';
import { membership } from './product/membership';
import { onboarding } from './product/onboarding';
import { closeProductWorld, openProductWorld, type ProductWorld } from './product/productWorld';
import { recruitment } from './product/recruitment';
import { refusing } from './product/refusing';
import { reports } from './product/reports';
import { staff } from './product/staff';
import { team } from './product/team';
import { training } from './product/training';
import { targetKind } from './target';

// The calls of the specification's section 7, as they are written there, against the product's own rules and seed.
let world: ProductWorld;
beforeAll(async () => {
  world = await openProductWorld();
}, 180_000);
afterAll(() => closeProductWorld(world), 30_000);

const theWorld = () => world;
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
// Before PostgREST stand the auth and the functions of our stack, which the other targets hold to their part.
if (targetKind !== 'postgrest') {
  describe('accounts', () => accounts(theWorld));
  describe('inviting', () => inviting(theWorld));
  describe('contact', () => contact(theWorld));
}
