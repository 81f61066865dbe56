// A Node 20 worker does not inherit tsx from its parent (and the parent may be Jest, which has none).
import { register } from 'tsx/esm/api';

register();
await import('./pgliteWorker.ts');
