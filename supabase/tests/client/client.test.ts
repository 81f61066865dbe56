import { administering } from './contract/administering';
import { calling } from './contract/calling';
import { computing } from './contract/computing';
import { embedding } from './contract/embedding';
import { filtering } from './contract/filtering';
import { isolating } from './contract/isolating';
import { limiting } from './contract/limiting';
import { mailing } from './contract/mailing';
import { proving } from './contract/proving';
import { reading } from './contract/reading';
import { signingIn } from './contract/signingIn';
import { storing } from './contract/storing';
import { writing } from './contract/writing';
import { targetKind } from './target';
import { closeWorld, openWorld, type World } from './world';

// What the product relies on when it speaks to Supabase through its unmodified client. One target serves all.
let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 180_000);
afterAll(() => closeWorld(world), 30_000);

const theWorld = () => world;
describe('reading', () => reading(theWorld));
describe('filtering', () => filtering(theWorld));
describe('embedding', () => embedding(theWorld));
describe('writing', () => writing(theWorld));
describe('calling functions', () => calling(theWorld));
describe('computing', () => computing(theWorld));
describe('keeping clubs apart', () => isolating(theWorld));
describe('limits', () => limiting(theWorld));
// Before PostgREST stand the auth and the storage of our stack, which the other targets hold to their part.
if (targetKind !== 'postgrest') {
  describe('signing in', () => signingIn(theWorld));
  describe('proving an address', () => proving(theWorld));
  describe('emails about an account', () => mailing(theWorld));
  describe('administering accounts', () => administering(theWorld));
  describe('storing files', () => storing(theWorld));
}
