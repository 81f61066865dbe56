// Starting and stopping
export { startLocalStack, type LocalStack } from './server';
export { StartError } from './startError';
export { stopOnSignal } from './stopOnSignal';

// Functions for tools beside a running stack
export { readKeys, type StackKeys } from './keys/stackKeys';
export { dataFolderAt } from './dataFolder/dataFolder';
