import { Skeleton } from '../feedback/Skeleton';
import { onDemand } from '../onDemand';

const part = onDemand(() => import('./DataTable'));

export const DataTable = part('DataTable', <Skeleton $height="20rem" />);
