import { onDemand } from '@platform/ui';
import { AnalyticsOutline } from './AnalyticsOutline';

const part = onDemand(() => import('./AnalyticsTab'));

export const AnalyticsTab = part('AnalyticsTab', <AnalyticsOutline />);
