// Serves a copy of the prepared platform: node dist/prepared-platform/programs/serve.mjs
// Environment: PORT and CLUBCREW_DATA.
import { register } from 'tsx/esm/api';
import { recordModules } from './recordModules';
import { startLocalStack } from '../local-stack/src';
import { stopOnSignal } from '../local-stack/src/stopOnSignal';
import { compose } from '../releases/compose/compose';
import { followRegistry } from '../releases/compose/followRegistry';
import { localSettings } from '../releases/platforms/localPlatform';
import { connectPlatform } from '../releases/platforms/platform';

/** How often to check whether the platform has withdrawn a release, as in `npm start`. */
const REGISTRY_INTERVAL_MS = 5_000;

/** bcrypt's minimum cost, because every test signs a person in. */
const PASSWORD_COST = 4;

// Functions of the product are TypeScript that the stack imports when they are first called.
register();

const { port, dataFolder } = localSettings();
const stack = await startLocalStack({ port, dataFolder, passwordCost: PASSWORD_COST });
recordModules(dataFolder);
const { origin, keys } = stack;
const platform = connectPlatform({ origin, publishableKey: keys.publishable, secretKey: keys.secret, dataFolder });
// The copy's pages contain the origin that they were composed for.
await compose(platform);
const follower = followRegistry(platform, REGISTRY_INTERVAL_MS);
const stop = async () => {
  await follower.stop();
  await stack.close();
};
stopOnSignal(stop);
// The parent holds the other end, and may be killed without notice.
process.stdin.resume().once('end', () => void stop().finally(() => process.exit()));
console.log(`The platform is ready at ${origin}`);
