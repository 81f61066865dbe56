import { onDemand, Skeleton } from '@platform/ui';

const part = onDemand(() => import('./AnalyticsTab'));

export const AnalyticsTab = part('AnalyticsTab', <Skeleton $height="40rem" />);
