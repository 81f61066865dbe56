import { onDemand, Skeleton } from '@platform/ui';

const part = onDemand(() => import(/* webpackChunkName: "slots" */ './ProgressCard'));

export const ProgressCard = part('ProgressCard', <Skeleton $height="9rem" />);
