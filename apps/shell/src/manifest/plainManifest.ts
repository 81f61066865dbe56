export { isPlainManifest } from '@platform/contract';
