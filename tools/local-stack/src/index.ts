// Starting and stopping
export { startLocalStack, type LocalStack, type LocalStackOptions } from './server';
export { StartError } from './startError';
export { stopOnSignal } from './stopOnSignal';

// What tools need beside a running stack
export { readKeys, type StackKeys } from './keys/stackKeys';
export { dataFolderAt, type DataFolder } from './dataFolder/dataFolder';
