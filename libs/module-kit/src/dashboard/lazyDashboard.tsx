import { onDemand, Skeleton } from '@platform/ui';

const part = onDemand(() => import('./ProgressCard'));

export const ProgressCard = part('ProgressCard', <Skeleton $height="9rem" />);
