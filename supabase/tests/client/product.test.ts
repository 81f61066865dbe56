import { describeProduct } from './product/describeProduct';
import { closeProductWorld, openProductWorld, type ProductWorld } from './product/productWorld';

let world: ProductWorld;
beforeAll(async () => {
  world = await openProductWorld();
}, 180_000);
afterAll(() => closeProductWorld(world), 30_000);

describeProduct(() => world);
