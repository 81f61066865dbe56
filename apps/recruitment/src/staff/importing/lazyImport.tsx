import { onDemand, Skeleton } from '@platform/ui';

const part = onDemand(() => import('./ImportPage'));

export const ImportPage = part('ImportPage', <Skeleton $height="30rem" />);
