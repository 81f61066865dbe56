export { describeIssues, platformManifestSchema } from '@platform/contract';
