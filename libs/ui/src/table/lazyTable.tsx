import { SkeletonTable } from '../feedback/skeletonShapes';
import { onDemand } from '../onDemand';

const part = onDemand(() => import('./DataTable'));

export const DataTable = part('DataTable', <SkeletonTable />);
