// Starts a platform whose only module besides Club is Members for the first time, and stops it, in the copy of the repository
// that this file is in. Environment: PORT and CLUBCREW_DATA.
import { startLocalStack } from '../../../../local-stack/src';
import { bringUpToDate } from '../../../../local-stack/src/bringUpToDate';
import { localSettings } from '../../../../releases/platforms/localPlatform';
import { answerOf, connectPlatform } from '../../../../releases/platforms/platform';
import { noProgress } from '../../../../releases/terminal/progress';
import { keyFolderOf, prepareRoot } from '../../../../releases/signing/keyFolder';

const { port, dataFolder } = localSettings();
const stack = await startLocalStack({ port, dataFolder });
try {
  await prepareRoot(keyFolderOf(dataFolder));
  const { origin, keys } = stack;
  const platform = connectPlatform({ origin, publishableKey: keys.publishable, secretKey: keys.secret, dataFolder });
  // The seed's engagements name modules that this platform does not have.
  await answerOf(platform.registry.from('club_modules').delete().neq('module_id', '').select('module_id'));
  await bringUpToDate(platform, ['club', 'members'], noProgress);
} finally {
  await stack.close();
}
