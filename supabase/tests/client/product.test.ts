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
import { reports } from './product/reports';
import { staff } from './product/staff';
import { team } from './product/team';
import { training } from './product/training';

// The calls of the specification's section 7, as they are written there, against the product's own rules and seed.
let world: ProductWorld;
beforeAll(async () => {
  world = await openProductWorld();
}, 60_000);
afterAll(() => closeProductWorld(world), 30_000);

const theWorld = () => world;
describe('accounts', () => accounts(theWorld));
describe('role, club and permissions', () => membership(theWorld));
describe('onboarding', () => onboarding(theWorld));
describe('inviting', () => inviting(theWorld));
describe('the dashboard', () => dashboard(theWorld));
describe('administration', () => administration(theWorld));
describe('the team', () => team(theWorld));
describe('staff', () => staff(theWorld));
describe('recruitment', () => recruitment(theWorld));
describe('training', () => training(theWorld));
describe('reports', () => reports(theWorld));
describe('finances', () => finances(theWorld));
describe('contact', () => contact(theWorld));
